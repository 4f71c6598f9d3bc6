import Foundation
import Kernel
import WireClient
import WireModel

extension PoolCalls {
    /// How often a call is made again.
    private static let retries = 3

    /// Calls the operation that `input` belongs to, and again, after a while, where what failed may pass by itself
    /// (spec B.5).
    func call<Input: OperationInput>(_ input: Input) async throws -> Input.Output {
        var attempt = 0
        while true {
            do { return try await wire.call(input) } catch {
                guard attempt < Self.retries, Self.mayPass(error, of: Input.operation.name) else { throw error }
                try await Task.sleep(for: pause(after: attempt))
                attempt += 1
            }
        }
    }

    /// 100, 200 and 400 milliseconds, and up to half as much by chance, so that many clients do not come back at once.
    private func pause(after attempt: Int) -> Duration {
        let least = 100 << attempt
        return .milliseconds(least + least * Int(world.bytes(1).first ?? 0) / 512)
    }

    /// Without a network nothing passes by itself. What the service may have done although no answer came is asked
    /// for again only where twice is no more than once.
    static func mayPass(_ error: any Error, of operation: String) -> Bool {
        let isRepeatable = repeatable.contains(operation)
        return switch error {
        case let failure as ServiceFailure:
            failure.code == .tooManyRequests || failure.code == .throttling || isRepeatable && failure.status >= 500
        case let answer as UnreadableAnswer: isRepeatable && answer.status >= 500
        case let error as URLError:
            unsent.contains(error.code) || isRepeatable && error.code == .networkConnectionLost
        default: false
        }
    }

    private static let unsent: Set<URLError.Code> = [.cannotConnectToHost, .cannotFindHost, .dnsLookupFailed]
    private static let repeatable: Set<String> = [
        "InitiateAuth", "GetTokensFromRefreshToken", "GetUser", "GlobalSignOut", "RevokeToken",
    ]
}
