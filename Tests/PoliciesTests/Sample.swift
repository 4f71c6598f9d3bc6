import Policies

/// Short forms of policies and requests for tests.
enum Sample {
    /// A policy of one statement for `test:Do` on everything, with these conditions.
    static func policy(
        _ condition: String, effect: String = "Allow", version: String = "2012-10-17"
    ) throws -> PolicyDocument {
        try PolicyDocument(
            """
            {"Version": "\(version)", "Statement": {"Effect": "\(effect)", "Action": "test:Do", "Resource": "*",
            "Condition": \(condition)}}
            """)
    }

    /// Whether a statement that allows applies under `condition`.
    static func allows(_ condition: String, _ context: [String: [String]]) throws -> Bool {
        try decide([policy(condition)], "test:Do", context: context).isAllowed
    }

    /// Whether a statement that denies applies under `condition`.
    static func denies(_ condition: String, _ context: [String: [String]]) throws -> Bool {
        try decide([policy(condition, effect: "Deny")], "test:Do", context: context).outcome == .explicitDeny
    }

    /// A policy that allows `action` on `resource`.
    static func allowing(_ action: String, on resource: String = "*") throws -> PolicyDocument {
        try PolicyDocument(
            """
            {"Version": "2012-10-17",
            "Statement": [{"Effect": "Allow", "Action": "\(action)", "Resource": "\(resource)"}]}
            """)
    }

    static func decide(
        _ policies: [PolicyDocument], _ action: String, on resource: String = "*", context: [String: [String]] = [:]
    ) -> AccessDecision {
        EffectivePolicies(identity: policies).decide(
            AccessRequest(action, on: resource, context: ConditionContext(context)))
    }

    /// The sentence with which `text` is refused, or nil if it is accepted.
    static func refusal(_ text: String) -> String? {
        do { _ = try PolicyDocument(text) } catch { return error.message }
        return nil
    }

    /// The sentence with which the trust policy `text` is refused, or nil if it is accepted.
    static func trustRefusal(_ text: String) -> String? {
        do { _ = try TrustPolicy(text) } catch { return error.message }
        return nil
    }
}
