package import Kernel
import WireRuntime

/// Who called, in the words of CloudTrail's `userIdentity`.
package enum AuditIdentity: Hashable, Sendable {
    /// The owner of an access key.
    package struct Key: Hashable, Sendable {
        /// The unique id of the principal.
        package var principalID: String
        /// The principal's ARN.
        package var arn: String
        package var account: String
        /// The id of the access key.
        package var accessKeyID: String

        package init(principalID: String, arn: String, account: String, accessKeyID: String) {
            (self.principalID, self.arn, self.account) = (principalID, arn, account)
            self.accessKeyID = accessKeyID
        }
    }

    /// The account itself.
    case root(Key)
    /// A user of IAM.
    case user(Key, name: String)
    /// A session of a role.
    case role(Key, roleID: String, name: String, since: Instant?)
    /// A session that a user or the account opened for a name.
    case federatedUser(Key)
    /// A caller without a signature: an app, a browser, or a user with a token.
    case anonymous
    /// An operator on the machine, who runs a command without a server.
    case `operator`(userID: UInt32)
    /// The server itself.
    case server
}

extension AuditIdentity {
    /// Writes the value of `userIdentity`.
    func write(to json: inout JSONWriter) {
        json.beginObject()
        json.field("type", type)
        switch self {
        case .root(let key), .federatedUser(let key): Self.write(key, to: &json)
        case .user(let key, let name):
            Self.write(key, to: &json)
            json.field("userName", ContactMask.masked(name))
        case .role(let key, let roleID, let name, let since):
            Self.write(key, to: &json)
            json.name("sessionContext")
            Self.write(issuer: (roleID, name, key.account), since: since, to: &json)
        case .anonymous: json.field("principalId", "Anonymous")
        case .operator(let userID): json.field("principalId", "uid:\(userID)")
        case .server: json.field("principalId", "martlet")
        }
        json.endObject()
    }

    private var type: String {
        switch self {
        case .root: "Root"
        case .user: "IAMUser"
        case .role: "AssumedRole"
        case .federatedUser: "FederatedUser"
        case .anonymous: "Unknown"
        case .operator: "Operator"
        case .server: "Service"
        }
    }

    /// The name of a session may be an address or a phone number, so it is masked.
    private static func write(_ key: Key, to json: inout JSONWriter) {
        json.field("principalId", ContactMask.masked(key.principalID))
        json.field("arn", ContactMask.masked(key.arn))
        json.field("accountId", key.account)
        json.field("accessKeyId", key.accessKeyID)
    }

    private static func write(
        issuer: (id: String, name: String, account: String), since: Instant?, to json: inout JSONWriter
    ) {
        json.beginObject()
        json.name("sessionIssuer")
        json.beginObject()
        json.field("type", "Role")
        json.field("principalId", issuer.id)
        json.field("accountId", issuer.account)
        json.field("userName", issuer.name)
        json.endObject()
        if let since {
            json.name("attributes")
            json.beginObject()
            json.field("creationDate", CivilTime(since).timestamp)
            json.endObject()
        }
        json.endObject()
    }
}
