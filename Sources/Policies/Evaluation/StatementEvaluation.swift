/// Compares a request with statements, and collects the details of the decision.
struct StatementEvaluation {
    let request: AccessRequest
    private var matches: [StatementMatch] = []
    private var layersWithoutAllow: [PolicyLayer] = []
    /// In the order of their first use.
    private var missingKeys: [ContextKey] = []
    private var notedKeys: Set<ContextKey> = []

    init(_ request: AccessRequest) { self.request = request }

    /// Adds a layer: the statements of policies of one kind. One of them must allow the request.
    mutating func add(_ layer: PolicyLayer, policies: some Sequence<(name: String, statements: [PolicyStatement])>) {
        var isAllowed = false
        for policy in policies {
            for statement in policy.statements {
                guard let match = match(statement, in: layer, policy: policy.name) else { continue }
                matches.append(match)
                if match.effect == .allow { isAllowed = true }
            }
        }
        if !isAllowed { layersWithoutAllow.append(layer) }
    }

    /// The decision of all layers.
    ///
    /// - Parameter waived: Layers that need not allow the request.
    func decision(waiving waived: Set<PolicyLayer> = []) -> AccessDecision {
        let layersWithoutAllow = layersWithoutAllow.filter { !waived.contains($0) }
        let outcome: AccessDecision.Outcome =
            if matches.contains(where: { $0.effect == .deny }) {
                .explicitDeny
            } else if layersWithoutAllow.isEmpty {
                .allowed
            } else {
                .implicitDeny
            }
        return AccessDecision(
            outcome: outcome, matches: matches, layersWithoutAllow: layersWithoutAllow,
            missingKeys: missingKeys.map(\.name))
    }

    /// How closely the statements of a layer that allow the request name its principal; nil if none does.
    func principalMatch(in layer: PolicyLayer) -> PrincipalMatch? {
        matches.lazy.filter { $0.layer == layer && $0.effect == .allow }.compactMap(\.principalMatch).max()
    }

    private mutating func match(
        _ statement: PolicyStatement, in layer: PolicyLayer, policy: String
    ) -> StatementMatch? {
        guard statement.actions.match(request.actionBytes) else { return nil }
        let principalMatch = statement.principals?.match(request.principal)
        guard statement.principals == nil || principalMatch != nil else { return nil }
        noteMissingKeys(of: statement)
        let (effect, context) = (statement.effect, request.context)
        if let resources = statement.resources, !resources.match(request.resourceBytes, for: effect, in: context) {
            return nil
        }
        guard statement.conditions.allSatisfy({ $0.holds(for: effect, in: context) }) else { return nil }
        return StatementMatch(
            layer: layer, policy: policy, index: statement.index, sid: statement.sid, effect: effect,
            principalMatch: principalMatch)
    }

    private mutating func noteMissingKeys(of statement: PolicyStatement) {
        for key in statement.contextKeys where !request.context.has(key) {
            if notedKeys.insert(key).inserted { missingKeys.append(key) }
        }
    }
}
