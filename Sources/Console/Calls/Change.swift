import WireRuntime

/// What an operator is about to change: calls, what they change, and where to go afterwards.
struct Change: Sendable {
    /// The calls, in order.
    let calls: [PlannedCall]
    let differences: [Difference]
    /// What it means for users and apps.
    let effect: String
    /// The fields of the form, which the review sends again.
    let fields: [(name: String, value: String)]
    /// The page that shows the result.
    let back: String
    var grade = DangerGrade.reversible
    /// The calls that follow, by the output of the last call. A review asks for them by an empty output.
    var following: (@Sendable (_ output: JSONObject) -> [PlannedCall])?
    /// What an operator types once more before something that cannot be undone.
    var typed: String?
    /// What the browser gets after the calls, by the output of the last one; nil for `back`.
    var outcome: (@Sendable (_ output: JSONObject) -> ConsoleResponse)?
    /// A command of the admin port beside the calls.
    var command: PlannedCommand?
    /// What is done after the calls, and what the browser gets then; nil for `outcome`.
    var act: (@Sendable () async throws -> ConsoleResponse)?
    /// The same in a shell, if it is neither calls nor a command.
    var words: String?
    /// The fields of the form of `back` that takes it back; nil if there is none.
    var opposite: [(name: String, value: String)]?
}
