import Kernel
import WireRuntime

/// The entities that a request names, for its record: ids and names given by administrators, but none of a user.
enum NamedEntities {
    /// The members of requests, and their names in the log. `UserName` is IAM's: a user of a pool is `Username`.
    private static let members = [
        "GroupName": "group", "RoleName": "role", "PolicyName": "policy", "PolicyArn": "policy",
        "ProviderName": "provider", "UserName": "iamUser", "Identifier": "identifier", "Domain": "domain",
        "OpenIDConnectProviderArn": "provider", "SAMLProviderArn": "provider",
        "ClientSecretId": "clientSecretId", "DeviceKey": "deviceKey",
    ]
    /// Names of entities are not longer.
    private static let maxBytes = 2048

    /// Notes the entities in `fields`. The model has already checked their lengths and patterns.
    static func note(_ fields: JSONObject) {
        for member in fields.members {
            guard let text = member.value.string, text.utf8.count <= maxBytes else { continue }
            if let name = members[member.name] { AuditContext.note(entity: text, as: name) }
            if member.name == "ClientId" { AuditContext.note(ClientID(rawValue: text)) }
        }
    }
}
