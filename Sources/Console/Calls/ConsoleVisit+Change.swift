import Kernel
import Wire
import WireRuntime

extension ConsoleVisit {
    /// The field by which the form of a review differs from the form before.
    static let reviewed = "reviewed"
    /// The field for what is typed once more.
    private static let confirmationField = "confirmed"

    /// Shows a change before it is made, with the commands that would do the same; makes it when the page of the review
    /// is sent.
    ///
    /// - Parameter above: The pages above the review.
    /// - Throws: `ServiceError` of a call that is refused.
    func make(
        _ change: Change, title: String, above: [(label: String, address: String)]
    ) async throws -> ConsoleResponse {
        let isConfirmed =
            change.typed.map { form.anyText(Self.confirmationField)?.hasSameBytes(as: $0) == true } ?? true
        guard form[Self.reviewed] != nil, isConfirmed, change.grade < .irreversible || isFresh else {
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
            do { output = try await perform(call) } catch let error as ServiceError {
                guard !done.isEmpty else { throw error }
                throw ServiceError(error.code, "\(error.message) \(texts.access.doneBefore(done))")
            }
            done.append(call.name)
        }
        return output
    }

    /// Whether the session has begun so recently that it may do what cannot be undone.
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
        let haveEffects = differences.contains { $0.effect != nil }
        let further = haveEffects ? [texts.changes.effect, texts.changes.affected] : []
        return table([texts.changes.setting, texts.changes.before, texts.changes.after] + further) {
            for difference in differences {
                element("tr") {
                    element("th", with: [.scope("row")]) { difference.name }
                    element("td", with: [.class("value")]) { difference.before ?? "–" }
                    element("td", with: [.class("value")]) { element("strong") { difference.after ?? "–" } }
                    if haveEffects {
                        element("td") { difference.effect ?? "" }
                        element("td") { difference.affected ?? "" }
                    }
                }
            }
        }
    }

    /// The form that makes the change.
    private func confirmation(of change: Change) -> Markup {
        form(to: address) {
            for (name, value) in change.fields { hidden(name, value: value) }
            hidden(Self.reviewed, value: "yes")
            if let name = change.typed {
                field(texts.explorer.typeName(name), id: Self.confirmationField) {
                    emptyElement(
                        "input",
                        with: [
                            .id(Self.confirmationField), .name(Self.confirmationField),
                            Attribute("required", isSet: true),
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
