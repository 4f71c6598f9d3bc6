import Policies
import WireRuntime

/// A decision as `martlet access explain` prints it.
enum AccessExplanation {
    /// Lines for the operator.
    static func text(_ question: AccessQuestion) -> String {
        let decision = question.decide()
        var lines = [decision.outcome.rawValue]
        for match in decision.deciding {
            let statement = statement(match.index, sid: match.sid, of: match.policy)
            lines.append("\(match.effect.rawValue)  \(match.layer.rawValue)\(statement)")
        }
        if decision.outcome == .implicitDeny {
            lines += decision.layersWithoutAllow.map { "no statement of \($0.rawValue) allows it" }
        }
        if !decision.missingKeys.isEmpty {
            lines.append("missing context keys: \(decision.missingKeys.joined(separator: ", "))")
        }
        if decision.outcome == .implicitDeny { lines += question.nearMisses().map(text) }
        return lines.joined(separator: "\n")
    }

    private static func text(_ miss: NearMiss) -> String {
        let statement = statement(miss.index, sid: miss.sid, of: miss.policy)
        let causes = miss.causes.map(text).joined(separator: "; ")
        return "nearly: \(miss.effect.rawValue)  \(miss.layer.rawValue)\(statement): \(causes)"
    }

    /// The policy, if it has a name, and the statement in it.
    private static func statement(_ index: Int, sid: String?, of policy: String) -> String {
        "\(policy.isEmpty ? "" : " \(policy)"), statement \(index)\(sid.map { " (\($0))" } ?? "")"
    }

    private static func text(_ cause: NearMiss.Cause) -> String {
        switch cause {
        case .resource: "it is for other resources"
        case .condition(let test, let key, let given?):
            "\(test) \(key) does not hold, the request has \(given.joined(separator: ", "))"
        case .condition(let test, let key, nil): "\(test) \(key) does not hold, the request lacks it"
        }
    }

    /// One JSON object.
    static func write(_ decision: AccessDecision, to json: inout JSONWriter) {
        json.beginObject()
        json.field("decision", decision.outcome.rawValue)
        json.name("statements")
        json.beginArray()
        for match in decision.deciding {
            json.beginObject()
            json.field("layer", match.layer.rawValue)
            json.field("policy", match.policy)
            json.field("index", Int64(match.index))
            json.field("sid", match.sid)
            json.field("effect", match.effect.rawValue)
            json.endObject()
        }
        json.endArray()
        json.field("layersWithoutAllow", decision.layersWithoutAllow.map(\.rawValue))
        json.field("missingKeys", decision.missingKeys)
        json.endObject()
    }
}
