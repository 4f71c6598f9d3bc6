package import AccessControl
import Kernel
package import Tokens
package import Wire
import WireRuntime

/// `/verify`: decides for a gateway whether a request to a service of the operator's own may pass.
///
/// Any client may ask, and learns only whether the credentials that it sends are valid.
package struct VerifyEndpoint: Sendable {
    private let frame: RequestFrame
    private let hosts: [GatewayHost]
    private let proxies: TrustedProxies
    private let signatures: SignatureAuthentication
    private let tokens: AccessTokenVerifier

    /// The endpoint.
    ///
    /// - Parameters:
    ///   - hosts: The services, each with another name.
    ///   - proxies: The gateways that are trusted to describe the client.
    ///   - signatures: Checks signatures with the keys of the account, its users and roles.
    ///   - tokens: Verifies access tokens.
    package init(
        frame: RequestFrame, hosts: [GatewayHost], trusting proxies: TrustedProxies,
        signatures: SignatureAuthentication, tokens: AccessTokenVerifier
    ) {
        (self.frame, self.hosts, self.proxies) = (frame, hosts, proxies)
        (self.signatures, self.tokens) = (signatures, tokens)
    }

    /// nginx and Traefik ask with GET, Envoy with the method of the request and its path after the prefix. Empty if no
    /// services are configured.
    package var routes: [PathRoute] {
        guard !hosts.isEmpty else { return [] }
        let exact = PathRoute("GET", pattern: GatewayForm.path) { request, _ in await respond(to: request) }
        let prefixed = GatewayRule.methods.map { method in
            PathRoute(method, pattern: "\(GatewayForm.path)/{path...}") { request, _ in await respond(to: request) }
        }
        return [exact] + prefixed
    }

    private func respond(to request: WireRequest) async -> WireResponse {
        let question = Result { try self.question(in: request) }
        let result = await frame.run(
            request, as: VerifyOperation(), signer: { try await signer(of: try question.get()) }
        ) { context in
            try await caller(in: try question.get(), signer: context.iamCaller).headers()
        }
        var response =
            switch result {
            case .success(let headers): WireResponse(status: 200, headers: headers)
            case .failure(let refusal): refusal.response
            }
        response.headers.append(("Cache-Control", "no-store"))
        response.requestID = request.requestID
        return response
    }

    private func question(in request: WireRequest) throws(VerifyRefusal) -> VerifyQuestion {
        let original = try OriginalRequest(describedBy: request, trusting: proxies)
        guard let host = hosts.first(where: { $0.name.hasSameBytes(as: original.host) }) else {
            throw .forbidden("No service has this host name.")
        }
        guard let (rule, parameters) = host.rule(for: original.method, path: original.path) else {
            throw .forbidden("No rule is for this method and path.")
        }
        return VerifyQuestion(
            original: original, host: host, rule: rule, parameters: parameters,
            credentials: try ShownCredentials(original.request, of: host))
    }

    /// The signer of a request, if it is signed.
    private func signer(of question: VerifyQuestion) async throws -> IAMCaller? {
        guard case .signature = question.credentials else { return nil }
        guard question.rule.permission != nil else {
            throw VerifyRefusal.forbidden("Signatures are not accepted for this.")
        }
        let original = question.original
        let payload = try SignedPayload(
            declaredBy: original.request, mayHaveBody: original.mayHaveBody,
            allowsUnsigned: question.rule.allowsUnsignedPayload)
        return try await signatures.signer(of: original.request, toService: question.host.service, payload: payload)
    }

    private func caller(in question: VerifyQuestion, signer: IAMCaller?) async throws -> VerifiedCaller {
        switch question.credentials {
        case .signature:
            guard let signer, let permission = question.rule.permission else {
                throw VerifyRefusal.noCredentials(takesTokens: false)
            }
            try await signatures.requirePermission(
                of: signer, action: permission.action, on: permission.resource.arn(question.parameters))
            return VerifiedCaller(signer)
        case .bearer(let token):
            return VerifiedCaller(try await bearer(of: token, for: question))
        }
    }

    /// The holder of a token that has one of the rule's scopes.
    private func bearer(of token: Secret<String>, for question: VerifyQuestion) async throws -> BearerIdentity {
        let rule = question.rule
        guard !rule.scopes.isEmpty else { throw VerifyRefusal.forbidden("Bearer tokens are not accepted for this.") }
        let bearer = try await tokens.bearer(token, checksSession: rule.checksSession)
        AuditContext.note(bearer.pool)
        if let user = bearer.user { AuditContext.note(user) }
        guard question.host.pools.contains(bearer.pool) else {
            throw VerifyRefusal.unauthenticated("The token is of another pool.", challenge: .otherToken)
        }
        guard bearer.scopes.contains(where: { scope in rule.scopes.contains { $0.hasSameBytes(as: scope) } }) else {
            throw VerifyRefusal.forbidden("The token has none of the scopes that this requires.")
        }
        return bearer
    }
}

/// A request of a service, with the rule that decides.
private struct VerifyQuestion: Sendable {
    var original: OriginalRequest
    var host: GatewayHost
    var rule: GatewayRule
    var parameters: [String: String]
    var credentials: ShownCredentials
}

extension VerifyRefusal {
    fileprivate var response: WireResponse {
        var json = JSONWriter(capacity: 128)
        json.beginObject()
        json.field("reason", reason)
        json.endObject()
        let challenges = challenge.header.map { [(name: "WWW-Authenticate", value: $0)] } ?? []
        return WireResponse(
            status: status,
            headers: [("Content-Type", "application/json"), ("X-Content-Type-Options", "nosniff")] + challenges,
            body: json.bytes)
    }
}
