public import Directory
public import Kernel

/// One try to call a function, as a developer sees it.
public struct TriggerRecord: Sendable {
    /// The trigger.
    public var kind: TriggerKind
    /// The function.
    public var function: FunctionARN
    /// The event, as JSON.
    public var event: [UInt8]
    /// The function's answer, or why there is none.
    public var result: Result<[UInt8], TriggerError>
    /// When the try began.
    public var began: Instant
    /// When it ended.
    public var ended: Instant

    init(
        _ kind: TriggerKind, _ call: TriggerCall, _ result: Result<[UInt8], TriggerError>, from began: Instant,
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
