import Dispatch
import Kernel

/// Passes events to the app's closure, one at a time and in order.
final class ClientLog: Sendable {
    typealias Handler = @Sendable (ClientLogEvent) -> Void

    let handler = Locked<Handler?>(nil)
    /// A queue of its own, because the closure may call the client, and a slow closure must not delay calls.
    private let queue = DispatchQueue(label: "AWSMobileClient.log")

    /// Passes on the event that `kind` and `fill` make, if the app has a closure.
    func write(_ kind: ClientLogEvent.Kind, filling fill: (inout ClientLogEvent) -> Void = { _ in }) {
        guard let handler = handler.read({ $0 }) else { return }
        var event = ClientLogEvent(kind)
        fill(&event)
        let complete = event
        queue.async { handler(complete) }
    }
}

extension AWSMobileClient {
    /// Called for each action of the client: requests, retries, refreshes and changes of the state. Nil by default.
    ///
    /// It is called on a background queue of its own, in order. For an error of the service the event contains its
    /// name, status and request id; `AWSMobileClientError` contains its message.
    ///
    ///     client.log = { event in print(event) }
    @preconcurrency
    public var log: (@Sendable (ClientLogEvent) -> Void)? {
        get { driver.log.handler.read { $0 } }
        set { driver.log.handler.change { $0 = newValue } }
    }
}
