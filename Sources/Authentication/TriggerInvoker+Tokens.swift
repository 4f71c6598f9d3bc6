package import Cryptography
import Directory
import Kernel
package import Tokens
package import Triggers

extension TriggerInvoker {
    /// Calls the pools' functions before tokens are signed.
    package var tokenCustomizations: TokenIssuer.Customizations {
        TokenIssuer.Customizations(
            ofUser: { try await overrides(of: $0) }, ofClient: { try await overrides(of: $0) })
    }

    /// Asks the pool's function for changes to the tokens of `request` (UP-LPT-01).
    ///
    /// A call that starts again because the user has changed asks again: the function's response was about the old
    /// state.
    ///
    /// - Returns: Nil if the pool does not have such a function.
    /// - Throws: `TriggerRefusal`.
    package func overrides(of request: TokenRequest) async throws -> TokenOverrides? {
        guard request.pool.settings.function(for: .preTokenGeneration) != nil else { return nil }
        let trigger = PreTokenGenerationTrigger(
            PreTokenGenerationTrigger.Source(request.source), of: request.user, in: request.pool,
            groups: request.groupClaims, scopes: request.scopes, clientMetadata: request.clientMetadata)
        return try await invoke(
            trigger, context: TriggerContext(request.pool, client: request.client.id, username: request.user.username))
    }

    /// The same for tokens that a client gets for itself. Only functions that use the third version of the event are
    /// called.
    private func overrides(of request: ClientTokenRequest) async throws -> TokenOverrides? {
        guard request.pool.settings.triggers?.tokenEventVersion == .v3,
            request.pool.settings.function(for: .preTokenGeneration) != nil
        else { return nil }
        let trigger = PreTokenGenerationTrigger(
            ofClientIn: request.pool, scopes: request.scopes, clientMetadata: request.clientMetadata)
        let client = request.client.id
        return try await invoke(
            trigger,
            context: TriggerContext(request.pool, client: client, username: Username(rawValue: client.rawValue)))
    }
}

extension PreTokenGenerationTrigger.Source {
    fileprivate init(_ source: TokenSource) {
        switch source {
        case .authentication: self = .authentication
        case .newPassword: self = .newPassword
        case .device: self = .device
        case .hostedAuth: self = .hostedAuth
        case .refresh: self = .refresh
        }
    }
}
