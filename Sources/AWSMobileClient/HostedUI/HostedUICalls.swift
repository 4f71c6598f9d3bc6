import Foundation
import Kernel
import WireClient
import WireRuntime

/// Calls of the token endpoint and its neighbours.
struct HostedUICalls: Sendable {
    let configuration: HostedUIConfiguration
    let transport: Transport
    let world: World

    private static let retries = 3

    /// Exchanges the code for a session (RFC 6749, section 4.1.3). It is sent once: a second exchange would end the
    /// session that the first began.
    func exchange(_ code: Secret<String>, of signIn: HostedUISignIn, redirectURI: String) async throws -> Session {
        let fields: [(name: String, value: String)] = [
            ("grant_type", "authorization_code"), ("client_id", configuration.clientID), ("code", code.exposed),
            ("redirect_uri", redirectURI), ("code_verifier", signIn.verifier.exposed),
        ]
        let answer = try await post(
            to: configuration.tokenURI, fields: HostedUIAddress.merge(fields, with: signIn.parameters(.token)),
            isRepeatable: false)
        let session = try session(answer, scopes: signIn.scopes)
        guard session.idToken != nil || !signIn.scopes.contains("openid") else {
            throw AWSMobileClientError.idTokenNotIssued(
                message: "The scope openid was asked for, but no id token came.")
        }
        return session
    }

    /// Refreshes the tokens of `session` (RFC 6749, section 6).
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - more: The query parameters that the app named for token requests, or nil for the configuration's.
    func refresh(_ session: Session, adding more: [String: String]?) async throws -> Session {
        let fields: [(name: String, value: String)] = [
            ("grant_type", "refresh_token"), ("client_id", configuration.clientID),
            ("refresh_token", session.refreshToken?.exposed ?? ""),
        ]
        do {
            let answer = try await post(
                to: configuration.tokenURI,
                fields: HostedUIAddress.merge(fields, with: more ?? configuration.parameters[.token] ?? [:]),
                isRepeatable: true)
            return try self.session(answer, scopes: session.scopes ?? [], before: session)
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
        var attempt = 0
        while true {
            let failure: any Error
            do {
                let response = try await transport.send(request)
                guard response.status != 200 else { return response }
                failure = HostedUIRefusal.reading(response)
            } catch { failure = error }
            guard attempt < Self.retries, Self.isTransient(failure, isRepeatable: isRepeatable) else { throw failure }
            try await Task.sleep(for: .milliseconds(100 << attempt + Int(world.bytes(1).first ?? 0) / 5))
            attempt += 1
        }
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
        return PoolCalls.isRetryable(error, of: isRepeatable ? "RevokeToken" : "")
    }

    /// Origin, path and query of a configured address.
    static func parts(_ address: String) -> (origin: String, path: String, query: String) {
        let scheme = address.firstRange(of: "://")?.upperBound ?? address.startIndex
        let end = address[scheme...].firstIndex { $0 == "/" || $0 == "?" } ?? address.endIndex
        let rest = address[end...]
        let cut = rest.firstIndex(of: "?") ?? rest.endIndex
        let path = String(rest[..<cut])
        return (String(address[..<end]), path.isEmpty ? "/" : path, String(rest[cut...].dropFirst()))
    }
}

extension HostedUICalls {
    /// Reads the tokens of `answer` (RFC 6749, section 5.1). After a refresh, missing tokens are taken from `before`.
    private func session(_ answer: ClientResponse, scopes: [String], before: Session? = nil) throws -> Session {
        let object = (try? JSONReader.read(answer.body, limits: .trusted))?.object
        func token(_ name: String) -> Secret<String>? {
            object?[name]?.string.flatMap { $0.isEmpty ? nil : Secret($0) }
        }
        guard let access = token("access_token") else {
            throw AWSMobileClientError.idTokenAndAcceessTokenNotIssued(
                message: "The token endpoint's answer has no access token.")
        }
        let id = token("id_token") ?? before?.idToken
        let claims = TokenClaims.read(access.exposed)
        let name =
            claims?["username"]?.string ?? claims?["sub"]?.string ?? TokenClaims.read(id?.exposed)?["sub"]?.string
        guard let username = name ?? before?.username else {
            throw AWSMobileClientError.unknown(message: "The tokens do not name the user.")
        }
        let lifetimes = [
            TokenLifetime.seconds(of: [access, token("id_token")]), object?["expires_in"].flatMap(Self.seconds),
        ]
        let seconds = lifetimes.compactMap(\.self).min() ?? claims?["exp"].flatMap(secondsLeft) ?? 3600
        return Session(
            username: username, idToken: id, accessToken: access,
            refreshToken: token("refresh_token") ?? before?.refreshToken,
            expiration: world.now().advanced(seconds: seconds), scopes: scopes)
    }

    /// The seconds until the access token's claim `exp`, for a provider that sends no `expires_in`, which it need not.
    private func secondsLeft(_ json: JSON) -> Int64? {
        guard case .integer(let end) = json else { return nil }
        return min(max(Instant(seconds: end).seconds(since: world.now()), 0), 31_536_000)
    }

    /// The seconds of `expires_in`, within a year.
    private static func seconds(_ json: JSON) -> Int64? {
        let value: Int? =
            switch json {
            case .integer(let value): Int(exactly: value)
            case .string(let text): Int(text)
            default: nil
            }
        return value.map { Int64(min(max($0, 0), 31_536_000)) }
    }
}

/// An error answer of the token endpoint (RFC 6749, section 5.2).
struct HostedUIRefusal: Error {
    /// The error's code; empty if the answer has none.
    var code: String
    var description: String?
    var status: Int
    /// Whether a refresh was refused; for an authorization code the same code does not concern a refresh token.
    var isOfRefresh = false

    static func reading(_ response: ClientResponse) -> HostedUIRefusal {
        let object = (try? JSONReader.read(response.body, limits: .trusted))?.object
        return HostedUIRefusal(
            code: object?["error"]?.string ?? "", description: object?["error_description"]?.string,
            status: response.status)
    }

    /// Whether the refresh token is invalid.
    var refusesRefreshToken: Bool { isOfRefresh && code == "invalid_grant" }

    /// The error for the app.
    var clientError: AWSMobileClientError {
        let text = code.isEmpty ? "The token endpoint answered with status \(status)." : code
        let message = description.map { "\(text): \($0)" } ?? text
        return switch status {
        case 429: .tooManyRequests(message: message)
        case 500...: .internalError(message: message)
        default:
            refusesRefreshToken
                ? .expiredRefreshToken(message: message)
                : code.isEmpty ? .unknown(message: message) : .badRequest(message: message)
        }
    }
}
