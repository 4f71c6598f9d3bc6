import Dispatch
import Foundation
import Kernel

/// The streams of events, and the notifications of the same events.
final class EventStreams: Sendable {
    private struct Reader: Sendable {
        /// The dataset whose events are wanted; nil for all.
        var dataset: String?
        var continuation: AsyncStream<AWSCognitoEvent>.Continuation
    }

    private struct State: Sendable {
        var readers: [UInt64: Reader] = [:]
        var last: UInt64 = 0
    }

    private let state = Locked(State())
    /// Posts the notifications in the order of the events.
    private let queue = DispatchQueue(label: "AWSCognito.notifications")

    /// The events from now on.
    ///
    /// - Parameter dataset: The dataset whose events are wanted; nil for all.
    func stream(of dataset: String? = nil) -> AsyncStream<AWSCognitoEvent> {
        let (stream, continuation) = AsyncStream.makeStream(of: AWSCognitoEvent.self)
        let id = state.change { state -> UInt64 in
            state.last &+= 1
            state.readers[state.last] = Reader(dataset: dataset, continuation: continuation)
            return state.last
        }
        continuation.onTermination = { [weak self] _ in
            // The continuation is released outside the lock.
            _ = self?.state.change { $0.readers.removeValue(forKey: id) }
        }
        return stream
    }

    /// Gives `event` to the streams, and posts its notification later.
    func publish(_ event: AWSCognitoEvent) {
        state.change { state in
            for reader in state.readers.values where reader.dataset.map({ $0 == event.dataset }) ?? true {
                reader.continuation.yield(event)
            }
        }
        queue.async {
            NotificationCenter.default.post(name: event.name, object: nil, userInfo: event.userInfo)
        }
    }

    /// Ends the streams.
    func end() {
        let readers = state.change { state -> [Reader] in
            defer { state.readers = [:] }
            return Array(state.readers.values)
        }
        // Outside the lock: each calls `onTermination`.
        for reader in readers { reader.continuation.finish() }
    }
}
