/// Texts of policies.
enum Policy {
    static func allow(_ action: String..., on resource: String = "*") -> String {
        text([statement("Allow", action, resource)])
    }

    static func deny(_ action: String..., on resource: String = "*") -> String {
        text([statement("Deny", action, resource)])
    }

    static let all = allow("*")

    /// A trust policy for names of callers of the account.
    static func trust(_ names: String..., actions: [String] = ["sts:*"], condition: [String: String] = [:]) -> String {
        let names = names.map { #""\#($0)""# }.joined(separator: ",")
        return trust(principal: #"{"AWS": [\#(names)]}"#, actions: actions, condition: condition)
    }

    /// A trust policy for the holders of a provider's tokens.
    static func trust(provider: String, condition: [String: String] = [:]) -> String {
        trust(principal: #"{"Federated": ["\#(provider)"]}"#, actions: ["sts:*"], condition: condition)
    }

    private static func trust(principal: String, actions: [String], condition: [String: String]) -> String {
        let actions = actions.map { #""\#($0)""# }.joined(separator: ",")
        let keys = condition.map { #""\#($0)": ["\#($1)"]"# }.joined(separator: ",")
        let conditions = keys.isEmpty ? "" : #", "Condition": {"StringEquals": {\#(keys)}}"#
        return
            #"{"Statement": [{"Effect": "Allow", "Action": [\#(actions)], "Principal": \#(principal)\#(conditions)}]}"#
    }

    static func text(_ statements: [String]) -> String { #"{"Statement": [\#(statements.joined(separator: ","))]}"# }

    static func statement(_ effect: String, _ actions: [String], _ resource: String) -> String {
        let actions = actions.map { #""\#($0)""# }.joined(separator: ",")
        return #"{"Effect": "\#(effect)", "Action": [\#(actions)], "Resource": ["\#(resource)"]}"#
    }
}
