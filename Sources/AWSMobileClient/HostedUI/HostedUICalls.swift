import Kernel
import WireClient
import WireRuntime

/// Calls of the token endpoint and the revocation endpoint.
struct HostedUICalls: Sendable {
    let configuration: HostedUIConfiguration
    let transport: Transport
    let world: World
    let retries: Retries

    /// The longest lifetime that is believed, in seconds: a year.
    private static let maxLifetime: Int64 = 31_536_000
    /// The lifetime in seconds of tokens that name none.
    private static let defaultLifetime: Int64 = 3_600

    /// Exchanges the code for a session (RFC 6749, section 4.1.3). It is sent once: a second exchange would end the
    /// session that the first began.
    func exchange(_ code: Secret<String>, of signIn: HostedUISignIn, redirectURI: String) async throws -> Session {
        let fields: [(name: String, value: String)] = [
            ("grant_type", "authorization_code"), ("client_id", configuration.clientID), ("code", code.exposed),
            ("redirect_uri", redirectURI), ("code_verifier", signIn.verifier.exposed),
        ]
        let response = try await post(
            to: configuration.tokenURI, fields: HostedUIAddress.merge(fields, with: signIn.parameters(.token)),
            isRepeatable: false)
        let session = try session(response, scopes: signIn.scopes)
        guard session.idToken != nil || !signIn.scopes.contains("openid") else {
            throw AWSMobileClientError.idTokenNotIssued(
                message: "The scope openid was requested, but the response has no id token.")
        }
        return session
    }

    /// Refreshes the tokens of `session` (RFC 6749, section 6).
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - parameters: The parameters that the app named for token requests, or nil for the configuration's.
    func refresh(_ session: Session, adding parameters: [String: String]?) async throws -> Session {
        let fields: [(name: String, value: String)] = [
            ("grant_type", "refresh_token"), ("client_id", configuration.clientID),
            ("refresh_token", session.refreshToken?.exposed ?? ""),
        ]
        do {
            let response = try await post(
                to: configuration.tokenURI,
                fields: HostedUIAddress.merge(fields, with: parameters ?? configuration.parameters[.token] ?? [:]),
                isRepeatable: true)
            return try self.session(response, scopes: session.scopes ?? [], before: session)
        } catch var refusal as HostedUIRefusal {
            refusal.isOfRefresh = true
            throw refusal
        }
    }

    /// Revokes the session's refresh token (RFC 7009).
    func revoke(_ session: Session) async throws {
        guard let address = configuration.revocationURI, let token = session.refreshToken else { return }
        _ = try await post(
            to: address, fields: [("token", token.exposed), ("client_id", configuration.clientID)], isRepeatable: true)
    }

    /// Sends a form. After a transient error and a pause it is sent again; if the first request may have been executed,
    /// only if a repetition is harmless.
    private func post(
        to address: String, fields: [(name: String, value: String)], isRepeatable: Bool
    ) async throws -> ClientResponse {
        let request = request(to: address, fields: fields)
        return try await retries.run(
            LoggedText.operation(of: request), while: { Self.isTransient($0, isRepeatable: isRepeatable) },
            request: {
                let response = try await transport.send(request)
                guard response.status == 200 else { throw HostedUIRefusal(reading: response) }
                return response
            })
    }

    private func request(to address: String, fields: [(name: String, value: String)]) -> ClientRequest {
        let (origin, path, query) = Self.parts(address)
        var headers: [ClientRequest.Header] = [
            ("content-type", "application/x-www-form-urlencoded"), ("accept", "application/json"),
        ]
        if let secret = configuration.clientSecret {
            let proof = "\(configuration.clientID):\(secret.exposed)"
            headers.append(("authorization", "Basic \(Base64.encode(Array(proof.utf8)))"))
        }
        return ClientRequest(
            method: "POST", origin: origin, path: path, query: query, headers: headers,
            body: Array(QueryText.join(fields).utf8))
    }

    private static func isTransient(_ error: any Error, isRepeatable: Bool) -> Bool {
        if let refusal = error as? HostedUIRefusal {
            return refusal.status == 429 || isRepeatable && refusal.status >= 500
        }
        return Retries.isTransient(error, isIdempotent: isRepeatable)
    }

    /// Origin, path and query of a configured address.
    static func parts(_ address: String) -> (origin: String, path: String, query: String) {
        let host = address.firstRange(of: "://")?.upperBound ?? address.startIndex
        let originEnd = address[host...].firstIndex { $0 == "/" || $0 == "?" } ?? address.endIndex
        let target = address[originEnd...]
        let pathEnd = target.firstIndex(of: "?") ?? target.endIndex
        let path = String(target[..<pathEnd])
        return (String(address[..<originEnd]), path.isEmpty ? "/" : path, String(target[pathEnd...].dropFirst()))
    }
}

extension HostedUICalls {
    /// Reads the tokens of `response` (RFC 6749, section 5.1). After a refresh, missing tokens are taken from `before`.
    private func session(_ response: ClientResponse, scopes: [String], before: Session? = nil) throws -> Session {
        let object = (try? JSONReader.read(response.body, limits: .trusted))?.object
        func token(_ name: String) -> Secret<String>? {
            object?[name]?.string.flatMap { $0.isEmpty ? nil : Secret($0) }
        }
        guard let access = token("access_token") else {
            throw AWSMobileClientError.idTokenAndAcceessTokenNotIssued(
                message: "The token endpoint's response has no access token.")
        }
        let newIDToken = token("id_token")
        let idToken = newIDToken ?? before?.idToken
        let claims = TokenClaims.read(access.exposed)
        let name =
            claims?["username"]?.string ?? claims?["sub"]?.string ?? TokenClaims.read(idToken?.exposed)?["sub"]?.string
        guard let username = name ?? before?.username else {
            throw AWSMobileClientError.unknown(message: "The tokens do not name the user.")
        }
        let lifetimes = [
            TokenLifetime.seconds(of: [access, newIDToken]), object?["expires_in"].flatMap(Self.seconds),
        ]
        let seconds =
            lifetimes.compactMap(\.self).min() ?? claims?["exp"].flatMap(secondsLeft) ?? Self.defaultLifetime
        return Session(
            username: username, idToken: idToken, accessToken: access,
            refreshToken: token("refresh_token") ?? before?.refreshToken,
            expiration: world.now().advanced(seconds: seconds), scopes: scopes)
    }

    /// The seconds until the access token's claim `exp`, for a provider that sends no `expires_in`, which it need not.
    private func secondsLeft(_ json: JSON) -> Int64? {
        guard case .integer(let end) = json else { return nil }
        return min(max(Instant(seconds: end).seconds(since: world.now()), 0), Self.maxLifetime)
    }

    /// The seconds of `expires_in`, which some providers send as a text.
    private static func seconds(_ json: JSON) -> Int64? {
        let value: Int64? =
            switch json {
            case .integer(let value): Int64(exactly: value)
            case .string(let text): Int64(text)
            case .null, .boolean, .number, .array, .object: nil
            }
        return value.map { min(max($0, 0), maxLifetime) }
    }
}
