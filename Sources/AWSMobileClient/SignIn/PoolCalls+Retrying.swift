import Foundation
import Kernel
import WireClient
import WireRuntime

extension PoolCalls {
    private static let retries = 3

    /// Calls the operation that takes `input`, and retries it with backoff after a transient error.
    func call<Input: OperationInput>(_ input: Input) async throws -> Input.Output {
        var attempt = 0
        while true {
            do { return try await wire.call(input) } catch {
                guard attempt < Self.retries, Self.isRetryable(error, of: Input.operation.name) else { throw error }
                try await Task.sleep(for: pause(after: attempt))
                attempt += 1
                log.write(.retry) { ($0.operation, $0.attempt) = (Input.operation.name, attempt) }
            }
        }
    }

    /// 100, 200 and 400 milliseconds plus up to half of that at random, so that clients do not retry all at once.
    private func pause(after attempt: Int) -> Duration {
        let base = 100 << attempt
        return .milliseconds(base + base * Int(world.bytes(1).first ?? 0) / 512)
    }

    /// A missing network is not transient. If the service may have run the operation although no response came, only
    /// an idempotent operation is retried.
    static func isRetryable(_ error: any Error, of operation: String) -> Bool {
        let isIdempotent = idempotent.contains(operation)
        return switch error {
        case let error as ServiceResponseError:
            error.code == .tooManyRequests || error.code == .throttling || isIdempotent && error.status >= 500
        case let error as UnreadableResponseError: isIdempotent && error.status >= 500
        case let error as URLError:
            unsent.contains(error.code) || isIdempotent && error.code == .networkConnectionLost
        default: false
        }
    }

    private static let unsent: Set<URLError.Code> = [.cannotConnectToHost, .cannotFindHost, .dnsLookupFailed]
    private static let idempotent: Set<String> = [
        "InitiateAuth", "GetTokensFromRefreshToken", "GetUser", "GlobalSignOut", "RevokeToken",
    ]
}
