import Cryptography
import Directory
import Kernel
import Wire

/// Determines the client that sends a form, by a Basic header or by the form's fields (RFC 6749, section 2.3.1).
struct ClientAuthentication: Sendable {
    let services: OAuthServices

    /// Authenticates the client of a request to `pool`'s host name, or to the public URL if `pool` is nil.
    ///
    /// - Throws: `OAuthError` with `invalid_client` if the id or the secret is wrong, or if a client without a secret
    ///   sends a header; with `invalid_request` if header and form name two clients; with `unauthorized_client` if the
    ///   client may not use OAuth (TKN-PAR-01, TKN-PAR-04, TKN-NEG-03).
    func authenticateOAuthClient(
        of request: WireRequest, form: QueryParameters, in pool: UserPoolID?
    ) async throws -> ClientContext {
        let context = try await authenticateAnyClient(of: request, form: form, in: pool)
        guard context.client.settings.oauth.enabled else {
            throw OAuthError(.unauthorizedClient, description: "AllowedOAuthFlowsUserPoolClient is off")
        }
        return context
    }

    /// The same for a client that may not use OAuth itself, such as one of a resource server.
    func authenticateAnyClient(
        of request: WireRequest, form: QueryParameters, in pool: UserPoolID?
    ) async throws -> ClientContext {
        let given = try credentials(in: request, form: form)
        let context: ClientContext
        do {
            context = try await ClientContext(
                given.client, in: pool, settings: services.settings, cipher: services.cipher)
            try context.check(secret: given.secret)
        } catch is MissingResource {
            AuditContext.explain("there is no client \(given.client)")
            throw OAuthError(.invalidClient)
        } catch is ClientRefusal {
            AuditContext.explain(
                "client \(given.client): \(given.secret == nil ? "no" : "a wrong") client_secret was sent")
            throw OAuthError(.invalidClient, description: "invalid_client_secret")
        }
        guard context.client.isConfidential || !given.isInHeader else { throw OAuthError(.invalidClient) }
        return context
    }

    private struct Credentials {
        var client: ClientID
        var secret: Secret<String>?
        var isInHeader = false
    }

    /// The secret in the header is used. The form may repeat the client's id, as libraries do, but may not name another
    /// client (RFC 6749, section 2.3).
    private func credentials(in request: WireRequest, form: QueryParameters) throws(OAuthError) -> Credentials {
        let headers = request.values(of: "authorization")
        guard !form.repeats("client_id"), !form.repeats("client_secret") else { throw OAuthError(.invalidRequest) }
        guard headers.isEmpty else {
            let given = try Self.credentials(inHeaders: headers)
            guard form.anyText("client_id").map(given.client.rawValue.hasSameBytes) ?? true else {
                throw OAuthError(.invalidRequest)
            }
            return given
        }
        guard let id = form["client_id"], id.utf8.count <= Self.maxBytes else { throw OAuthError(.invalidRequest) }
        return Credentials(client: ClientID(rawValue: id), secret: form["client_secret"].map { Secret($0) })
    }

    private static func credentials(inHeaders headers: [String]) throws(OAuthError) -> Credentials {
        guard headers.count == 1, let pair = BasicCredentials(headers[0]) else { throw OAuthError(.invalidClient) }
        return Credentials(client: ClientID(rawValue: pair.id), secret: pair.secret, isInHeader: true)
    }

    /// The largest length of a client's id.
    private static let maxBytes = 128
}

/// Id and secret in a Basic header, each encoded as in a form (RFC 6749, section 2.3.1).
struct BasicCredentials: Sendable {
    let id: String
    let secret: Secret<String>

    /// The largest length of the header field: enough for an id and a secret that are fully percent-encoded.
    private static let maxBytes = 2048
    private static let scheme = "basic ".utf8

    /// Nil if `header` is not such a header.
    init?(_ header: String) {
        guard header.utf8.count <= Self.maxBytes,
            header.utf8.prefix(Self.scheme.count).elementsEqual(Self.scheme, by: { $0 | 0x20 == $1 }),
            let pair = Base64.decode(Substring(header.utf8.dropFirst(Self.scheme.count))),
            let colon = pair.firstIndex(of: UInt8(ascii: ":")),
            let id = Self.decoded(pair[..<colon]), let secret = Self.decoded(pair[(colon + 1)...])
        else { return nil }
        self.id = id
        self.secret = Secret(secret)
    }

    private static func decoded(_ part: ArraySlice<UInt8>) -> String? {
        // Ids and secrets of clients contain only letters and digits.
        guard part.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") }) else { return text(part) }
        return PercentEncoding.decode(part.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 })
            .flatMap { text($0[...]) }
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String? {
        String(validUTF8: bytes).flatMap { StreamSafeText.admits($0) ? $0 : nil }
    }
}
