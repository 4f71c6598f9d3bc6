import Authentication
import Kernel
import UserPoolsModel

/// A calling server's statement about the address and program of its user. Tracked sessions show it.
enum ToldContext {
    /// Runs `body` with the address and the user agent in `data`. A caller with an access key may state them.
    static func with<Value: Sendable>(
        _ data: ContextDataType?, run body: @Sendable () async throws -> Value
    ) async throws -> Value {
        guard let data, let agent = CallerAgent.current else { return try await body() }
        let names = data.httpHeaders.filter { $0.headerName?.lowercased() == "user-agent" }.compactMap(\.headerValue)
        let told = agent.speaking(forUserAt: address(data.ipAddress), named: names.isEmpty ? nil : names)
        return try await CallerAgent.$current.withValue(told) { try await body() }
    }

    /// Runs `body` with the address in `data`, if `client` has a secret and may state the address
    /// (`EnablePropagateAdditionalUserContextData`). The sign-in itself proves the secret.
    static func with<Value: Sendable>(
        _ data: UserContextDataType?, of client: ClientID, by authenticator: Authenticator,
        run body: @Sendable () async throws -> Value
    ) async throws -> Value {
        guard let address = address(data?.ipAddress), let agent = CallerAgent.current,
            try await authenticator.takesUserContext(from: client)
        else { return try await body() }
        let told = agent.speaking(forUserAt: address, named: nil)
        return try await CallerAgent.$current.withValue(told) { try await body() }
    }

    /// An address in its usual spelling; nil for anything else.
    private static func address(_ text: String?) -> String? {
        text.flatMap { AddressValue(Array($0.utf8)[...])?.text }
    }
}
