import Kernel
import Wire
import WireRuntime

/// A policy as operations return it: percent-encoded.
struct EncodedPolicy: Sendable {
    private let encoded: String

    init(_ encoded: String) { self.encoded = encoded }

    /// The document as it is stored.
    var document: String {
        PercentEncoding.decode(encoded.utf8).map { String(decoding: $0, as: UTF8.self) } ?? encoded
    }

    /// The document with a line for each member, unless it is stored in lines.
    var lines: String {
        let text = document
        guard !text.utf8.contains(UInt8(ascii: "\n")) else { return text }
        return (try? JSONReader.read(Array(text.utf8)).shown()) ?? text
    }
}

extension SettingsSource {
    /// The document of a managed policy: a change is a new version, which becomes the default.
    static func policy(_ arn: String, version: String) -> SettingsSource {
        SettingsSource(
            reading: "GetPolicyVersion", member: "PolicyVersion", writing: "CreatePolicyVersion",
            identity: JSONObject(texts: ["PolicyArn": arn]), service: .iam,
            furtherReading: JSONObject(texts: ["VersionId": version]),
            prepared: { document(in: $0, named: "Document") },
            completed: { settings in
                var settings = settings
                settings["SetAsDefault"] = .boolean(true)
                return settings
            })
    }

    /// The policy that says who may assume a role.
    static func trust(of role: String) -> SettingsSource {
        SettingsSource(
            reading: "GetRole", member: "Role", writing: "UpdateAssumeRolePolicy",
            identity: JSONObject(texts: ["RoleName": role]), service: .iam,
            prepared: { document(in: $0, named: "AssumeRolePolicyDocument") })
    }

    /// A policy of a user or role alone.
    static func inlinePolicy(_ policy: String, of holder: PolicyHolder) -> SettingsSource {
        var identity = JSONObject(texts: ["PolicyName": policy])
        identity[holder.identity.name] = .string(holder.identity.value)
        let kind = holder.kind.rawValue
        return SettingsSource(
            reading: "Get\(kind)Policy", member: nil, writing: "Put\(kind)Policy", identity: identity, service: .iam,
            prepared: { document(in: $0, named: "PolicyDocument") })
    }

    /// The document in an output, under the name that the writing operations give it.
    private static func document(in output: JSONObject, named name: String) -> JSONObject {
        JSONObject(texts: ["PolicyDocument": EncodedPolicy(output[name]?.string ?? "").lines])
    }
}

extension SettingField {
    /// A change takes permissions away, or gives them.
    static let policyDocument = SettingField(
        "PolicyDocument", affects: .callers, grade: .costly, style: .document, isRequired: true)
}
