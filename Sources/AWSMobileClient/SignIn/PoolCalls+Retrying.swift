import Kernel
import WireClient
import WireRuntime

extension PoolCalls {
    /// Calls the operation that takes `input`, and repeats the call after a transient error.
    func call<Input: OperationInput>(_ input: Input) async throws -> Input.Output {
        let name = Input.operation.name
        let isIdempotent = Self.idempotent.contains(name)
        return try await Retries(world: world, log: log).run(
            name, while: { Retries.isTransient($0, isIdempotent: isIdempotent) },
            request: { try await wire.call(input) })
    }

    private static let idempotent: Set<String> = [
        "InitiateAuth", "GetTokensFromRefreshToken", "GetUser", "GlobalSignOut", "RevokeToken",
    ]
}
