package import Kernel
import Policies
import Storage

/// Determines what policies would decide, without performing the request (`SimulateCustomPolicy`,
/// `SimulatePrincipalPolicy`).
package struct PolicySimulator: Sendable {
    private let authorizer: Authorizer

    /// Simulates with the policies in `store`.
    package init(_ store: IAMStore) { authorizer = Authorizer(store) }

    /// Simulates only with the policies of a request.
    ///
    /// - Parameters:
    ///   - after: The position after the last action of the previous page.
    ///   - limit: The most actions on the page. There may be fewer, to limit the cost of a page.
    /// - Throws: `InvalidInput` or `SimulationRefusal`.
    package static func simulate(
        _ request: SimulationRequest, after: Cursor?, limit: Int
    ) throws -> Page<SimulationResult> {
        var policies = SimulatedPolicies()
        try add(request, to: &policies)
        return try Simulation(request, policies: policies).page(after: after, limit: limit)
    }

    /// Simulates with the policies of a user or role, and with those of a request.
    ///
    /// - Parameter arn: The user or role, which is also the caller if the request does not name one.
    /// - Throws: `EntityRefusal.noSuchPrincipal`, `InvalidInput` or `SimulationRefusal`.
    package func simulate(
        _ request: SimulationRequest, of arn: String, after: Cursor?, limit: Int
    ) async throws -> Page<SimulationResult> {
        var request = request
        request.caller = request.caller ?? arn
        let own = try await authorizer.policies(ofPrincipal: arn)
        var policies = SimulatedPolicies()
        let (noun, name) = (own.principal.noun, own.principal.name)
        for policy in own.inline {
            try policies.addIdentity(
                PolicySource(
                    id: "\(noun)_\(name)_\(policy.name)", kind: own.principal.isRole ? .role : .user,
                    document: policy.document))
        }
        for policy in own.attached {
            try policies.addIdentity(PolicySource(id: policy.name, kind: .managed, document: policy.document))
        }
        if let boundary = own.boundary, request.boundaries.isEmpty {
            try policies.setBoundary(PolicySource(id: boundary.name, kind: .managed, document: boundary.document))
        }
        try Self.add(request, to: &policies)
        return try Simulation(request, policies: policies).page(after: after, limit: limit)
    }

    private static func add(_ request: SimulationRequest, to policies: inout SimulatedPolicies) throws {
        try request.check()
        for (index, document) in request.policies.enumerated() {
            try policies.addIdentity(
                PolicySource(id: "PolicyInputList.\(index + 1)", kind: .request, document: document))
        }
        for document in request.boundaries {
            try policies.setBoundary(
                PolicySource(id: "PermissionsBoundaryPolicyInputList.1", kind: .request, document: document))
        }
        if let document = request.resourcePolicy {
            try policies.setResource(PolicySource(id: "ResourcePolicy", kind: .resource, document: document))
        }
    }
}

/// One simulation: a request with its policies.
private struct Simulation {
    let request: SimulationRequest
    let policies: SimulatedPolicies
    let context: ConditionContext
    let caller: SimulatedCaller?
    /// The account of resources whose ARNs do not contain one.
    let owner: String?

    /// The limit on the cost of a page: about as many comparisons of a byte of a policy with a text of 64 bytes.
    private static let maxCost = 16_777_216

    init(_ request: SimulationRequest, policies: SimulatedPolicies) throws {
        self.request = request
        self.policies = policies
        context = try request.conditionContext()
        caller = try request.caller.map { try SimulatedCaller($0) }
        let namedOwner = try request.resourceOwner.map { arn in
            guard let account = SimulatedCaller.account(of: arn) else { throw InvalidInput("Invalid ResourceOwner.") }
            return account
        }
        owner = namedOwner ?? caller?.account
    }

    /// - Throws: `InvalidInput` if a single action costs more than a page may.
    func page(after: Cursor?, limit: Int) throws -> Page<SimulationResult> {
        let first = after.flatMap { Int(asciiDigits: $0[0].utf8) } ?? 0
        let actions = request.actions.dropFirst(first)
        let cost = costOfAction()
        guard cost <= Self.maxCost else {
            throw InvalidInput("The simulation has too many resources, policies or context values.")
        }
        let count = min(max(limit, 1), max(Self.maxCost / cost, 1), actions.count)
        let results = actions.prefix(count).map(result)
        return Page(
            items: results, next: count < actions.count ? Cursor(String(first + count)) : nil)
    }

    /// Grows with everything that an evaluation visits. All factors are limited by the size of a request, so the
    /// product cannot overflow.
    private func costOfAction() -> Int {
        let longestResource = request.resources.reduce(0) { max($0, $1.utf8.count) }
        let contextSize = request.context.reduce(0) { size, entry in
            entry.values.reduce(size + 64) { $0 + $1.utf8.count + 64 }
        }
        return request.resources.count * (policies.size + 256) * (1 + (longestResource + contextSize) / 64)
    }

    private func result(_ action: String) -> SimulationResult {
        SimulationResult(
            action: action, decisions: request.resources.map { decide(action, on: $0) },
            namesResources: request.namesResources)
    }

    private func decide(_ action: String, on resource: String) -> SimulatedDecision {
        let request = AccessRequest(
            action, on: resource, by: caller?.principal ?? .anonymous, context: context)
        let boundary = policies.effective.permissionsBoundary.map {
            EffectivePolicies(identity: [$0]).decide(request).isAllowed
        }
        let own = policies.effective.decide(request)
        var (decision, accounts) = (own, SimulatedDecision.AccountOutcomes())
        if let policy = policies.resource {
            let isOther = isOtherAccount(resource)
            decision = policies.effective.decide(request, with: policy, isOtherAccount: isOther)
            if isOther { accounts = .init(identity: own.outcome, resource: policy.decide(request).outcome) }
        }
        return SimulatedDecision(
            resource: resource, outcome: decision.outcome, statements: policies.statements(of: decision),
            missingKeys: decision.missingKeys, isWithinBoundary: boundary,
            accounts: self.request.namesResources ? accounts : nil)
    }

    /// Whether a resource and the caller belong to different accounts.
    private func isOtherAccount(_ resource: String) -> Bool {
        let account = SimulatedCaller.account(of: resource) ?? owner
        guard let account, let caller else { return false }
        return !account.hasSameBytes(as: caller.account)
    }
}
