import Authentication
import Kernel
import Risk
import UserPoolsModel

/// The context that a caller states in a request: a server states the address and the device of its user, an app its
/// device. Tracked sessions and events show it.
enum StatedContext {
    private static let maxEndpointLength = 256

    /// Runs `body` with the endpoint that an app names for its analytics (UP-ANA-07).
    ///
    /// - Throws: `InvalidInput` if it is longer than a project accepts.
    static func with<Value: Sendable>(
        endpointIn metadata: AnalyticsMetadataType?, run body: @Sendable () async throws -> Value
    ) async throws -> Value {
        guard let endpoint = metadata?.analyticsEndpointId, !endpoint.isEmpty, let agent = CallerAgent.current else {
            return try await body()
        }
        guard endpoint.utf8.count <= maxEndpointLength else {
            throw InvalidInput("AnalyticsEndpointId has at most \(maxEndpointLength) bytes.")
        }
        return try await CallerAgent.$current.withValue(agent.speaking(onEndpoint: endpoint)) { try await body() }
    }

    /// Runs `body` with the device, the address and the user agent in `data`. A caller with an access key may state
    /// them.
    static func with<Value: Sendable>(
        userIn data: ContextDataType?, of client: ClientID, run body: @Sendable () async throws -> Value
    ) async throws -> Value {
        guard let data else { return try await body() }
        return try await with(StatedDevice(encoded: data.encodedData, for: client)) {
            try await with(agentIn: data, run: body)
        }
    }

    /// Runs `body` with the device in `data`, and with the address in it, if `client` has a secret and may state the
    /// address (`EnablePropagateAdditionalUserContextData`). The sign-in itself proves the secret.
    static func with<Value: Sendable>(
        userIn data: UserContextDataType?, of client: ClientID, by authenticator: Authenticator,
        run body: @Sendable () async throws -> Value
    ) async throws -> Value {
        try await with(deviceIn: data, of: client) {
            try await with(addressIn: data, of: client, by: authenticator, run: body)
        }
    }

    /// Runs `body` with the device that an app describes, if the description is as SDKs write it.
    static func with<Value: Sendable>(
        deviceIn data: UserContextDataType?, of client: ClientID, run body: @Sendable () async throws -> Value
    ) async throws -> Value {
        try await with(StatedDevice(encoded: data?.encodedData, for: client), run: body)
    }

    private static func with<Value: Sendable>(
        _ device: StatedDevice?, run body: @Sendable () async throws -> Value
    ) async throws -> Value {
        guard let device else { return try await body() }
        return try await StatedDevice.$current.withValue(device) { try await body() }
    }

    private static func with<Value: Sendable>(
        agentIn data: ContextDataType, run body: @Sendable () async throws -> Value
    ) async throws -> Value {
        guard let agent = CallerAgent.current else { return try await body() }
        let names = data.httpHeaders.filter { $0.headerName?.lowercased() == "user-agent" }.compactMap(\.headerValue)
        let stated = agent.speaking(forUserAt: address(data.ipAddress), named: names.isEmpty ? nil : names)
        return try await CallerAgent.$current.withValue(stated) { try await body() }
    }

    private static func with<Value: Sendable>(
        addressIn data: UserContextDataType?, of client: ClientID, by authenticator: Authenticator,
        run body: @Sendable () async throws -> Value
    ) async throws -> Value {
        guard let address = address(data?.ipAddress), let agent = CallerAgent.current,
            try await authenticator.takesUserContext(from: client)
        else { return try await body() }
        let stated = agent.speaking(forUserAt: address, named: nil)
        return try await CallerAgent.$current.withValue(stated) { try await body() }
    }

    /// An address in its usual spelling; nil for anything else.
    private static func address(_ text: String?) -> String? {
        text.flatMap { AddressValue(Array($0.utf8)[...])?.text }
    }
}
