import Kernel
import Policies
import Wire

/// The principals that a role's trust policy allows.
struct RoleTrust: Sendable {
    let role: IAMRole
    let tags: [IAMResourceTag]
    let policy: TrustPolicy
    let resource: String

    /// Adds the role's tags to `context`, as conditions of policies name them.
    func addTags(to context: inout ConditionContext) {
        for tag in tags { context["aws:ResourceTag/\(tag.key)"] = [tag.value] }
    }

    /// Whether a caller of the account may perform all `actions` on the role.
    ///
    /// A policy that names the caller decides alone. A policy that names the account leaves the decision to the
    /// caller's own policies. A statement that denies it applies in any policy.
    func allows(
        _ actions: [String], to caller: IAMCaller, with policies: EffectivePolicies, context: ConditionContext
    ) -> Bool {
        actions.allSatisfy { action in
            let request = AccessRequest(action, on: resource, by: caller.requestPrincipal, context: context)
            let (trust, own) = (policy.decide(request), policies.decide(request))
            guard trust.isAllowed, own.outcome != .explicitDeny else { return false }
            switch trust.principalMatch {
            case .principal: return true
            // No statement allows exactly this caller, so boundaries and session policies apply, but not the caller's
            // own policies.
            case .role, .everyone: return own.layersWithoutAllow.allSatisfy { $0 == .identity }
            case .account: return own.isAllowed
            case nil: return false
            }
        }
    }

    /// Whether the holder of a provider's token may perform all `actions` on the role.
    func allows(_ actions: [String], to identity: FederatedSubject, context: ConditionContext) -> Bool {
        actions.allSatisfy { action in
            let principal = RequestPrincipal.federated(provider: identity.provider)
            return policy.trustsPrincipal(of: AccessRequest(action, on: resource, by: principal, context: context))
        }
    }
}

extension TrustPolicy {
    /// Whether the policy allows a request and names exactly its principal. A policy for everyone covers callers who
    /// sign, but not all services and providers.
    func trustsPrincipal(of request: AccessRequest) -> Bool {
        let decision = decide(request)
        return decision.isAllowed && decision.principalMatch == .principal
    }
}
