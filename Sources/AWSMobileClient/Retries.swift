import Foundation
import Kernel
import WireClient
import WireRuntime

/// Repeats requests after transient errors, with growing pauses.
struct Retries: Sendable {
    private static let limit = 3

    let world: World
    let log: ClientLog

    /// Runs `request`, and repeats it up to three times while its error is transient.
    ///
    /// - Parameters:
    ///   - operation: The operation's name for the log.
    ///   - isTransient: Whether the request may succeed if it is repeated after this error.
    ///   - request: Sends the request.
    /// - Throws: The last error of `request`, or `CancellationError` during a pause.
    func run<Output>(
        _ operation: String, while isTransient: (any Error) -> Bool, request: () async throws -> Output
    ) async throws -> Output {
        var attempt = 0
        while true {
            do { return try await request() } catch {
                guard attempt < Self.limit, isTransient(error) else { throw error }
                try await Task.sleep(for: pause(after: attempt))
                attempt += 1
                log.write(.retry) { ($0.operation, $0.attempt) = (operation, attempt) }
            }
        }
    }

    /// 100, 200 and 400 milliseconds plus up to half of that at random, so that clients do not retry all at once.
    private func pause(after attempt: Int) -> Duration {
        let base = 100 << attempt
        return .milliseconds(base + base * Int(world.bytes(1).first ?? 0) / 512)
    }

    /// Whether `error` is transient. After an error that leaves open whether the service has run the operation, only an
    /// idempotent operation is repeated. A missing network is not transient.
    static func isTransient(_ error: any Error, isIdempotent: Bool) -> Bool {
        switch error {
        case let error as ServiceResponseError:
            error.code == .tooManyRequests || error.code == .throttling || isIdempotent && error.status >= 500
        case let error as UnreadableResponseError: isIdempotent && error.status >= 500
        case let error as URLError:
            unsent.contains(error.code) || isIdempotent && error.code == .networkConnectionLost
        default: false
        }
    }

    /// The errors after which the service cannot have received the request.
    private static let unsent: Set<URLError.Code> = [.cannotConnectToHost, .cannotFindHost, .dnsLookupFailed]
}
