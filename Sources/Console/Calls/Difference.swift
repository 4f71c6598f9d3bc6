import Kernel
import Wire
import WireRuntime

/// A value before and after a change.
struct Difference: Sendable {
    let name: String
    let before: String?
    let after: String?
}

/// What an operator is about to change: calls, what they change, and where to go afterwards.
struct Change: Sendable {
    /// The calls, in order.
    let calls: [any OperationInput]
    let differences: [Difference]
    /// What it means for users and apps.
    let effect: String
    /// The fields of the form, which the review sends again.
    let fields: [(name: String, value: String)]
    /// The page that shows the result.
    let back: String
}

extension ConsoleVisit {
    private static let reviewed = "reviewed"

    /// Shows a change before it is made, with the commands that would do the same; makes it when the page of the review
    /// is sent.
    ///
    /// - Parameter above: The pages above the review.
    func make(
        _ change: Change, title: String, above: [(label: String, address: String)]
    ) async throws -> ConsoleAnswer {
        guard form[Self.reviewed] != nil else {
            return .page(ConsoleContent(.pools, title: title, above: above) { review(of: change) })
        }
        for call in change.calls { try await send(call) }
        let done = change.calls.last.map { type(of: $0).operation.name } ?? ""
        let mark = change.back.utf8.contains(UInt8(ascii: "?")) ? "&" : "?"
        return .redirect("\(change.back)\(mark)done=\(done)")
    }

    private func send<Input: OperationInput>(_ input: Input) async throws {
        _ = try await call(input, in: pool.region)
    }

    private func review(of change: Change) -> Markup {
        markup {
            element("p") { change.effect }
            table([texts.changes.setting, texts.changes.before, texts.changes.after]) {
                for difference in change.differences {
                    element("tr") {
                        element("th", with: [.scope("row")]) { difference.name }
                        element("td") { difference.before ?? "–" }
                        element("td") { element("strong") { difference.after ?? "–" } }
                    }
                }
            }
            form(to: address) {
                for (name, value) in change.fields { hidden(name, value: value) }
                hidden(Self.reviewed, value: "yes")
                element("p", with: [.class("actions")]) {
                    element("button", with: [.class("main")]) { texts.changes.confirm }
                    link(to: change.back) { texts.changes.cancel }
                }
            }
            for call in change.calls { same(as: call) }
        }
    }

    private func same<Input: OperationInput>(as input: Input) -> Markup {
        guard let operation = console.operation(Input.operation.name, of: Input.operation.service.signingName),
            let fields = try? JSONReader.read(input.jsonBytes, limits: .trusted).object
        else { return .empty }
        return element("section") {
            sameAs(
                operation, input: Masking.masked(fields, of: Input.shape), region: console.region(pool.region))
        }
    }
}
