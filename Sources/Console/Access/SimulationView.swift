import Kernel
import Policies
import Wire
import WireRuntime

/// The decisions of a simulation, each with the documents in which the statements that decide are marked.
struct SimulationView {
    let question: SimulatorQuestion
    let documents: SimulatedDocuments
    let visit: ConsoleVisit
    private let policies: EffectivePolicies

    /// Decisions and statements on a page, which has a document's text for each statement.
    private static let (maxDecisions, maxMisses) = (50, 5)

    init(question: SimulatorQuestion, documents: SimulatedDocuments, visit: ConsoleVisit) {
        (self.question, self.documents, self.visit) = (question, documents, visit)
        policies = documents.policies
    }

    private var texts: ConsoleTexts.Access { visit.texts.access }

    func markup(_ output: JSONObject) -> Markup {
        Console.markup {
            element("h2") { texts.results }
            for result in output["EvaluationResults"]?.objects ?? [] {
                let action = result["EvalActionName"]?.string ?? ""
                let specific = result["ResourceSpecificResults"]?.objects ?? []
                if specific.isEmpty {
                    decision(
                        result, on: "*", action: action, outcome: result["EvalDecision"]?.string ?? "")
                }
                for one in specific.prefix(Self.maxDecisions) {
                    decision(
                        one, on: one["EvalResourceName"]?.string ?? "", action: action,
                        outcome: one["EvalResourceDecision"]?.string ?? "")
                }
            }
            if output["IsTruncated"]?.hasSameBytes(as: .boolean(true)) == true {
                element("p", with: [.class("notice")]) { texts.moreActions }
            }
            unread
        }
    }

    private var unread: Markup {
        guard !documents.unread.isEmpty else { return .empty }
        return element("div", with: [.class("alert")]) {
            element("p") { texts.unread }
            element("ul") { for refusal in documents.unread { element("li") { refusal } } }
        }
    }

    private func decision(_ result: JSONObject, on resource: String, action: String, outcome: String) -> Markup {
        let statements = result["MatchedStatements"]?.objects ?? []
        let missing = result["MissingContextValues"]?.texts ?? []
        let request = AccessRequest(action, on: resource, context: ConditionContext(question.context))
        return element("section", with: [.class("card decision")]) {
            element("h3") {
                code(action)
                " · "
                code(resource)
            }
            element("p") {
                element("strong", with: [.class("outcome \(outcome)")]) { texts.decision(outcome) }
            }
            if !statements.isEmpty {
                element("h4") { texts.decidedBy }
                for statement in statements { marked(statement) }
            } else if outcome == "implicitDeny" {
                element("p") { texts.noStatement }
            }
            if !missing.isEmpty { element("p") { texts.missingKeys(missing.joined(separator: ", ")) } }
            nearly(Array(policies.nearMisses(of: request).prefix(Self.maxMisses)))
        }
    }

    private func marked(_ statement: JSONObject) -> Markup {
        let id = statement["SourcePolicyId"]?.string ?? ""
        return Console.markup {
            element("p") { code(id) }
            if let text = documents.text(of: id),
                let start = Self.position(statement["StartPosition"]),
                let end = Self.position(statement["EndPosition"])
            {
                MarkedDocument(text: text, start: start, end: end).markup
            }
        }
    }

    private static func position(_ json: JSON?) -> MarkedDocument.Place? {
        guard case .integer(let line)? = json?.object?["Line"], case .integer(let column)? = json?.object?["Column"],
            let line = Int(exactly: line), let column = Int(exactly: column)
        else { return nil }
        return (line, column)
    }

    private func nearly(_ misses: [NearMiss]) -> Markup {
        guard !misses.isEmpty else { return .empty }
        return element("details", with: [Attribute("open", isSet: misses.count <= 3)]) {
            element("summary") { texts.nearly }
            for miss in misses {
                element("p") {
                    code(miss.policy)
                    " · \(miss.effect.rawValue) · \(miss.sid ?? "\(miss.index + 1)")"
                }
                element("ul", with: [.class("causes")]) {
                    for cause in miss.causes { element("li") { text(cause) } }
                }
                document(of: miss)
            }
        }
    }

    private func text(_ cause: NearMiss.Cause) -> String {
        switch cause {
        case .resource: texts.otherResource
        case .condition(let test, let key, let given): texts.failed(test, key, given)
        }
    }

    private func document(of miss: NearMiss) -> Markup {
        guard let text = documents.text(of: miss.policy) else { return .empty }
        let spans = StatementSpan.all(in: text)
        guard spans.indices.contains(miss.index) else { return .empty }
        let (start, end) = (spans[miss.index].start, spans[miss.index].end)
        return MarkedDocument(text: text, start: (start.line, start.column), end: (end.line, end.column)).markup
    }
}

/// A document with a part of it marked.
struct MarkedDocument: Sendable {
    /// A place between two characters, by the line and column of the second one, counted from 1.
    typealias Place = (line: Int, column: Int)

    let before, inside, after: String

    /// The characters that are shown before and after the part.
    private static let maxAround = 600

    init(text: String, start: Place, end: Place) {
        var (before, inside, after) = (
            String.UnicodeScalarView(), String.UnicodeScalarView(), String.UnicodeScalarView()
        )
        var place: Place = (1, 1)
        for scalar in text.unicodeScalars {
            if place < start {
                before.append(scalar)
            } else if place < end {
                inside.append(scalar)
            } else {
                after.append(scalar)
            }
            if scalar == "\n" { place = (place.line + 1, 1) } else { place.column += 1 }
        }
        self.before = (before.count > Self.maxAround ? "…" : "") + String(Substring(before.suffix(Self.maxAround)))
        self.inside = String(inside)
        self.after = String(Substring(after.prefix(Self.maxAround))) + (after.count > Self.maxAround ? "…" : "")
    }

    var markup: Markup {
        element("pre") {
            before
            element("mark") { inside }
            after
        }
    }
}
