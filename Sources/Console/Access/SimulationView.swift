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

    /// A page has a document's text for each statement, so that both numbers bound its length.
    private static let (maxDecisionsOfAction, maxMissesOfDecision) = (50, 5)
    /// With more near misses than these, their list is folded.
    private static let maxUnfolded = 3

    init(question: SimulatorQuestion, documents: SimulatedDocuments, visit: ConsoleVisit) {
        (self.question, self.documents, self.visit) = (question, documents, visit)
        policies = documents.policies
    }

    private var texts: ConsoleTexts.Access { visit.texts.access }

    /// The decisions in the output of the operation.
    func markup(of output: JSONObject) -> Markup {
        Console.markup {
            element("h2") { texts.results }
            for result in output["EvaluationResults"]?.objects ?? [] { decisions(in: result) }
            if output["IsTruncated"]?.isTrue == true {
                element("p", with: [.class("notice")]) { texts.moreActions }
            }
            unread
        }
    }

    /// The decision on an action, or its decisions on each resource.
    private func decisions(in result: JSONObject) -> Markup {
        let action = result["EvalActionName"]?.string ?? ""
        let ofResources = result["ResourceSpecificResults"]?.objects ?? []
        guard !ofResources.isEmpty else {
            return decision(result, on: "*", action: action, outcome: result["EvalDecision"]?.string ?? "")
        }
        return Markup(
            all: ofResources.prefix(Self.maxDecisionsOfAction).map { result in
                decision(
                    result, on: result["EvalResourceName"]?.string ?? "", action: action,
                    outcome: result["EvalResourceDecision"]?.string ?? "")
            })
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
                for statement in statements { document(of: statement) }
            } else if outcome == "implicitDeny" {
                element("p") { texts.noStatement }
            }
            if !missing.isEmpty { element("p") { texts.missingKeys(missing.joined(separator: ", ")) } }
            nearMisses(Array(policies.nearMisses(of: request).prefix(Self.maxMissesOfDecision)))
        }
    }

    /// The document of a statement that has decided.
    private func document(of statement: JSONObject) -> Markup {
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

    private func nearMisses(_ misses: [NearMiss]) -> Markup {
        guard !misses.isEmpty else { return .empty }
        return element("details", with: [Attribute("open", isSet: misses.count <= Self.maxUnfolded)]) {
            element("summary") { texts.nearly }
            for miss in misses {
                element("p") {
                    code(miss.policy)
                    " · \(miss.effect.rawValue) · \(miss.sid ?? "\(miss.index + 1)")"
                }
                element("ul", with: [.class("causes")]) {
                    for cause in miss.causes { element("li") { text(of: cause) } }
                }
                document(of: miss)
            }
        }
    }

    private func text(of cause: NearMiss.Cause) -> String {
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
