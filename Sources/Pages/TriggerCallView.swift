/// A call of a function, as shown to developers.
package struct TriggerCallView: Codable, Sendable {
    /// The trigger, such as `PreSignUp`.
    package var trigger: String
    /// The function's ARN.
    package var function: String
    package var event: String
    /// The function's response; empty if there is none.
    package var answer: String
    /// Why the response is missing or invalid; nil for a usable one.
    package var problem: String?
    /// When the call began (RFC 3339).
    package var began: String
    /// How long it took.
    package var milliseconds: Int

    /// A call of these parts.
    package init(
        trigger: String, function: String, event: [UInt8], answer: [UInt8], problem: String?, began: String,
        milliseconds: Int
    ) {
        self.trigger = trigger
        self.function = function
        self.event = String(decoding: event, as: UTF8.self)
        self.answer = String(decoding: answer, as: UTF8.self)
        self.problem = problem
        self.began = began
        self.milliseconds = milliseconds
    }
}
