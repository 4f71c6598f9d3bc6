/// A call of a function, as shown to developers.
package struct TriggerCallView: Codable, Sendable {
    /// The trigger, such as `PreSignUp`.
    package var trigger: String
    /// The function's ARN.
    package var function: String
    package var event: String
    /// The function's response; empty if there is none.
    package var response: String
    /// Why the response is missing or invalid; nil for a usable one.
    package var problem: String?
    /// When the call began (RFC 3339).
    package var began: String
    /// How long it took.
    package var milliseconds: Int

    /// A call of these parts.
    package init(
        trigger: String, function: String, event: [UInt8], response: [UInt8], problem: String?, began: String,
        milliseconds: Int
    ) {
        self.trigger = trigger
        self.function = function
        self.event = String(decoding: event, as: UTF8.self)
        self.response = String(decoding: response, as: UTF8.self)
        self.problem = problem
        self.began = began
        self.milliseconds = milliseconds
    }

    /// `/inbox/triggers/calls` says `answer`.
    private enum CodingKeys: String, CodingKey {
        case trigger, function, event
        case response = "answer"
        case problem, began, milliseconds
    }
}
