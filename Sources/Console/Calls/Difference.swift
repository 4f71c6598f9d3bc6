import Kernel
import Wire
import WireRuntime

/// A value before and after a change.
struct Difference: Sendable {
    let name: String
    let before: String?
    let after: String?
    /// What follows from it, and who is affected; nil if the change as a whole says so.
    var effect: String?
    var affected: String?
}

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
    /// The calls that follow, by the output of the last call; none if that says nothing.
    var following: (@Sendable (_ output: JSONObject) -> [PlannedCall])?
    /// What is typed once more before something that cannot be undone.
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

extension ConsoleVisit {
    /// The field of a review's form, which tells it from the form before.
    static let reviewed = "reviewed"
    private static let confirmation = "confirmed"

    /// Shows a change before it is made, with the commands that would do the same; makes it when the page of the review
    /// is sent.
    ///
    /// - Parameter above: The pages above the review.
    func make(
        _ change: Change, title: String, above: [(label: String, address: String)]
    ) async throws -> ConsoleResponse {
        let isSure = change.typed.map { form.anyText(Self.confirmation)?.hasSameBytes(as: $0) == true } ?? true
        guard form[Self.reviewed] != nil, isSure, change.grade < .irreversible || isFresh else {
            return .page(ConsoleContent(section, title: title, above: above) { review(of: change) })
        }
        let output = try await perform(change.calls)
        if let following = change.following { _ = try await perform(following(output), after: change.calls) }
        if let command = change.command { _ = try await self.command(command.name, on: command.input) }
        if let act = change.act { return try await act() }
        return change.outcome?(output) ?? .redirect(address(after: change))
    }

    /// Performs calls in their order.
    ///
    /// - Returns: The output of the last one.
    /// - Throws: `ServiceError` of the first call to be refused, which says what was done before it.
    private func perform(_ calls: [PlannedCall], after earlier: [PlannedCall] = []) async throws -> JSONObject {
        var (output, done) = (JSONObject(), earlier.map(\.name))
        for call in calls {
            switch await perform(call.name, of: call.service, on: call.input, in: region) {
            case .success(let body):
                output = try body.isEmpty ? JSONObject() : JSONReader.read(body, limits: .trusted).object ?? output
                done.append(call.name)
            case .failure(let error):
                guard !done.isEmpty else { throw error }
                throw ServiceError(error.code, "\(error.message) \(texts.access.doneBefore(done))")
            }
        }
        return output
    }

    /// Whether the session began so lately that it may do what cannot be undone.
    var isFresh: Bool { console.sessions.isFresh(session) }

    private func review(of change: Change) -> Markup {
        markup {
            warning(of: change)
            if !change.differences.isEmpty { table(of: change.differences) }
            if change.grade < .irreversible || isFresh { confirmation(of: change) }
            for call in change.calls + (change.following?(JSONObject()) ?? []) { same(as: call) }
            if let command = change.command { copied(command.words, id: "cli-\(command.name)") }
            if let words = change.words { copied(words, id: "cli-words") }
        }
    }

    private func warning(of change: Change) -> Markup {
        markup {
            if !change.effect.utf8.isEmpty { element("p") { change.effect } }
            if let text = texts.changes.grade(change.grade) { element("p", with: [.class("alert")]) { text } }
            if change.grade == .irreversible, !isFresh {
                notFresh
            } else if change.typed != nil, form[Self.reviewed] != nil {
                element("p", with: [.class("alert"), Attribute("role", value: "alert")]) { texts.changes.otherName }
            }
        }
    }

    /// Says that the session is too old, and how an operator proves anew who they are.
    var notFresh: Markup {
        element("p", with: [.class("alert"), Attribute("role", value: "alert")]) {
            texts.changes.notFresh
            if session.ofOperator != nil {
                " "
                link(to: OperatorEntry.address(backTo: address)) { texts.entry.signInAgain }
            }
        }
    }

    private func table(of differences: [Difference]) -> Markup {
        let tells = differences.contains { $0.effect != nil }
        let further = tells ? [texts.changes.effect, texts.changes.affected] : []
        return table([texts.changes.setting, texts.changes.before, texts.changes.after] + further) {
            for difference in differences {
                element("tr") {
                    element("th", with: [.scope("row")]) { difference.name }
                    element("td", with: [.class("value")]) { difference.before ?? "–" }
                    element("td", with: [.class("value")]) { element("strong") { difference.after ?? "–" } }
                    if tells {
                        element("td") { difference.effect ?? "" }
                        element("td") { difference.affected ?? "" }
                    }
                }
            }
        }
    }

    private func confirmation(of change: Change) -> Markup {
        form(to: address) {
            for (name, value) in change.fields { hidden(name, value: value) }
            hidden(Self.reviewed, value: "yes")
            if let name = change.typed {
                field(texts.explorer.typeName(name), id: Self.confirmation) {
                    emptyElement(
                        "input",
                        with: [
                            .id(Self.confirmation), .name(Self.confirmation), Attribute("required", isSet: true),
                            Attribute("autocomplete", value: "off"),
                        ])
                }
            }
            element("p", with: [.class("actions")]) {
                element("button", with: [.class(change.grade == .reversible ? "main" : "main danger")]) {
                    texts.changes.confirm
                }
                link(to: change.back) { texts.changes.cancel }
            }
        }
    }

    /// The commands that do the same as a call.
    func same(as call: PlannedCall) -> Markup {
        guard let operation = console.operation(call.name, of: call.service.signingName) else { return .empty }
        let masked = Masking.masked(call.shown ?? call.input, of: operation.input)
        return element("section") { sameAs(operation, input: masked, region: region) }
    }
}
