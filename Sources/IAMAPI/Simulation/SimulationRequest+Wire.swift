import AccessControl
package import IAMModel
import Policies
package import WireRuntime

extension SimulationRequest {
    /// The members that both operations have.
    ///
    /// - Throws: `ServiceError` with `.invalidInput` if an entry of the context is incomplete.
    init(
        actions: [String], resources: [String]?, policies: [String]?, boundaries: [String]?, resourcePolicy: String?,
        resourceOwner: String?, caller: String?, context: [IAMContextEntry]?
    ) throws {
        self.init(actions: actions)
        self.resources = resources ?? ["*"]
        self.policies = policies ?? []
        self.boundaries = boundaries ?? []
        self.resourcePolicy = resourcePolicy
        self.resourceOwner = resourceOwner
        self.caller = caller
        self.context = try (context ?? []).map { try ContextEntry($0) }
    }
}

extension SimulationRequest.ContextEntry {
    /// A context key of a request.
    ///
    /// - Throws: `ServiceError` with `.invalidInput` if its name is missing or its type does not exist.
    init(_ entry: IAMContextEntry) throws {
        let type = entry.contextKeyType?.rawValue ?? ""
        let list = "List"
        let isList = type.utf8.reversed().starts(with: list.utf8.reversed())
        let name = isList ? String(decoding: type.utf8.dropLast(list.utf8.count), as: UTF8.self) : type
        guard let key = entry.contextKeyName, let type = ConditionValueType(rawValue: name) else {
            throw ServiceError(.invalidInput, "A context entry requires ContextKeyName and ContextKeyType.")
        }
        self.init(key: key, type: type, isList: isList, values: entry.contextKeyValues ?? [])
    }
}

// Both operations have this output, so this is in neither of their files.
extension IAMSimulatePolicyResponse: PagedOutput {
    package var pageToken: String? {
        get { marker }
        set { (marker, isTruncated) = (newValue, newValue != nil) }
    }

    /// A page of results.
    init(_ results: [SimulationResult]) {
        self.init(evaluationResults: results.map { IAMEvaluationResult($0) })
    }
}

extension IAMPolicyEvaluationDecisionType {
    /// The model uses the same words as the decision.
    init(_ outcome: AccessDecision.Outcome) { self.init(rawValue: outcome.rawValue) }
}

extension IAMEvaluationResult {
    /// The results of one action. The resource is `*`, because Martlet does not know the ARN forms of all services; the
    /// decision on each resource follows.
    init(_ result: SimulationResult) {
        let boundaries = result.decisions.compactMap(\.isWithinBoundary)
        self.init(
            evalActionName: result.action, evalDecision: IAMPolicyEvaluationDecisionType(result.outcome),
            evalDecisionDetails: Self.details(of: result.decisions), evalResourceName: "*",
            matchedStatements: Self.statements(of: result), missingContextValues: Self.missing(in: result),
            permissionsBoundaryDecisionDetail: boundaries.isEmpty
                ? nil
                : IAMPermissionsBoundaryDecisionDetail(
                    allowedByPermissionsBoundary: boundaries.allSatisfy { $0 }),
            resourceSpecificResults: result.namesResources
                ? result.decisions.map { IAMResourceSpecificResult($0) } : nil)
    }

    /// The decision of each type of policy, if the resource belongs to another account; empty if it does not; nil if no
    /// resource is named.
    static func details(of decisions: [SimulatedDecision]) -> [String: IAMPolicyEvaluationDecisionType]? {
        let accounts = decisions.compactMap(\.accounts)
        guard !accounts.isEmpty else { return nil }
        var details: [String: IAMPolicyEvaluationDecisionType] = [:]
        for (name, outcomes) in [
            ("IAM Policy", accounts.compactMap(\.identity)), ("Resource Policy", accounts.compactMap(\.resource)),
        ] where !outcomes.isEmpty {
            details[name] = IAMPolicyEvaluationDecisionType(SimulationResult.strictest(outcomes))
        }
        return details
    }

    /// The statements of the decisions with the final outcome, once each.
    private static func statements(of result: SimulationResult) -> [IAMStatement] {
        var seen: Set<SimulatedStatement> = []
        return result.decisions.filter { $0.outcome == result.outcome }.flatMap(\.statements)
            .filter { seen.insert($0).inserted }.map { IAMStatement($0) }
    }

    private static func missing(in result: SimulationResult) -> [String] {
        var seen: Set<String> = []
        return result.decisions.flatMap(\.missingKeys).filter { seen.insert($0).inserted }
    }
}

extension IAMResourceSpecificResult {
    init(_ decision: SimulatedDecision) {
        self.init(
            evalDecisionDetails: IAMEvaluationResult.details(of: [decision]),
            evalResourceDecision: IAMPolicyEvaluationDecisionType(decision.outcome),
            evalResourceName: decision.resource, matchedStatements: decision.statements.map { IAMStatement($0) },
            missingContextValues: decision.missingKeys,
            permissionsBoundaryDecisionDetail: decision.isWithinBoundary.map {
                IAMPermissionsBoundaryDecisionDetail(allowedByPermissionsBoundary: $0)
            })
    }
}

extension IAMStatement {
    /// A statement that decides.
    init(_ statement: SimulatedStatement) {
        self.init(
            endPosition: statement.span.map { IAMPosition(column: $0.end.column, line: $0.end.line) },
            sourcePolicyId: statement.source.id,
            sourcePolicyType: IAMPolicySourceType(rawValue: statement.source.kind.rawValue),
            startPosition: statement.span.map { IAMPosition(column: $0.start.column, line: $0.start.line) })
    }
}
