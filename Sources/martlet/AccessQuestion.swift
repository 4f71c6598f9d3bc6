import Policies
import WireRuntime

/// A request and the policies that decide on it, as `martlet access explain` reads them.
struct AccessQuestion {
    var request: AccessRequest
    var policies = EffectivePolicies(identity: [])
    /// A role's trust policy, which then decides alone.
    var trust: TrustPolicy?

    init(request: AccessRequest) { self.request = request }

    /// Reads a line of `--requests`.
    ///
    /// - Throws: `PolicyRefusal` or `CommandError`.
    init(line: [UInt8]) throws {
        guard let members = (try? JSONReader.read(line))?.object, let request = members["request"]?.object else {
            throw CommandError(line: "the line is not a JSON object", code: 1)
        }
        self.request = try Self.request(request)
        policies.identity = try Self.documents(members["policies"], kind: "policy")
        policies.permissionsBoundary = try Self.documents(members["boundary"], kind: "boundary").first
        if let session = members["session"] { policies.session = try Self.documents(session, kind: "session") }
        trust = try members["trust"].map { try TrustPolicy(Self.text(of: $0)) }
    }

    func decide() -> AccessDecision { trust?.decide(request) ?? policies.decide(request) }

    /// The statements that would decide if the resource or the context were another; none of a trust policy.
    func nearMisses() -> [NearMiss] { trust == nil ? policies.nearMisses(of: request) : [] }

    /// Policies as objects or as texts, named by their kind and their index.
    private static func documents(_ json: JSON?, kind: String) throws -> [PolicyDocument] {
        guard let json else { return [] }
        let documents = if case .array(let elements) = json { elements } else { [json] }
        return try documents.enumerated().map { index, document in
            try PolicyDocument(text(of: document), name: "\(kind) \(index)")
        }
    }

    private static func text(of json: JSON) -> String {
        if let text = json.string { return text }
        var writer = JSONWriter()
        writer.write(json)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// Reads a request.
    ///
    /// - Throws: `CommandError` if the action is missing, or a value has the wrong type.
    static func request(_ members: JSONObject) throws -> AccessRequest {
        guard let action = members["action"]?.string else {
            throw CommandError(line: "the request has no action", code: 1)
        }
        var context = ConditionContext()
        for member in members["context"]?.object?.members ?? [] {
            context[member.name] = try texts(member.value)
        }
        return AccessRequest(
            action, on: members["resource"]?.string ?? "*", by: try principal(members["principal"]?.object),
            context: context)
    }

    private static func texts(_ json: JSON) throws -> [String] {
        switch json {
        case .string(let text): [text]
        case .integer(let number): ["\(number)"]
        case .number(let number): ["\(number)"]
        case .boolean(let value): [value ? "true" : "false"]
        case .array(let elements): try elements.flatMap(texts)
        case .null, .object: throw CommandError(line: "a context key has a value that is not a text", code: 1)
        }
    }

    /// `{"root": account}`, `{"user": ARN, "id": …}`, `{"session": ARN, "role": ARN, "id": …}`, `{"federated": name}`,
    /// `{"service": name}` or `{"canonicalUser": id}`.
    private static func principal(_ members: JSONObject?) throws -> RequestPrincipal {
        guard let members else { return .anonymous }
        let id = members["id"]?.string
        if let account = members["root"]?.string { return .root(account: account) }
        if let arn = members["user"]?.string { return .user(arn: arn, id: id) }
        if let arn = members["session"]?.string, let role = members["role"]?.string {
            return .roleSession(arn: arn, role: role, roleID: id)
        }
        if let provider = members["federated"]?.string { return .federated(provider: provider) }
        if let name = members["service"]?.string { return .service(name) }
        if let id = members["canonicalUser"]?.string { return .canonicalUser(id) }
        throw CommandError(line: "the request's principal is of no kind that policies name", code: 1)
    }
}
