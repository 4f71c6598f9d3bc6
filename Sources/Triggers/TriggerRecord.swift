package import Directory
package import Kernel

/// One attempt to call a function, for developers.
package struct TriggerRecord: Sendable {
    package var kind: TriggerKind
    package var function: FunctionARN
    /// The event, as JSON.
    package var event: [UInt8]
    /// The function's response, or why there is none.
    package var result: Result<[UInt8], TriggerError>
    /// When the attempt began.
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
