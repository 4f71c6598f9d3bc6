package import Directory
package import Kernel

/// One try to call a function, as a developer sees it.
package struct TriggerRecord: Sendable {
    package var kind: TriggerKind
    package var function: FunctionARN
    /// The event, as JSON.
    package var event: [UInt8]
    /// The function's response, or why there is none.
    package var result: Result<[UInt8], TriggerError>
    /// When the try began.
    package var began: Instant
    /// When it ended.
    package var ended: Instant

    init(
        _ kind: TriggerKind, for call: TriggerCall, result: Result<[UInt8], TriggerError>, from began: Instant,
        to ended: Instant
    ) {
        self.kind = kind
        function = call.function
        event = call.event
        self.result = result
        self.began = began
        self.ended = ended
    }
}
