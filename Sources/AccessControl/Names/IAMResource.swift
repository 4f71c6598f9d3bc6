import Kernel
import Wire

/// An entity of the account as ARNs name it: `arn:aws:iam::ACCOUNT:role/path/Name`.
package struct IAMResource: Hashable, Sendable {
    /// The type of an entity, as ARNs spell it.
    package enum Kind: String, Sendable {
        case user = "user"
        case role = "role"
        case policy = "policy"
        case oidcProvider = "oidc-provider"
        case samlProvider = "saml-provider"

        /// Whether entities of this type have paths.
        var hasPath: Bool { self == .user || self == .role || self == .policy }
    }

    package var kind: Kind
    /// The path, `/` for types without paths.
    package var path: String
    /// The name; for an OIDC provider its URL without the scheme.
    package var name: String

    /// An entity of these parts.
    init(_ kind: Kind, path: String = IAMPath.root, name: String) {
        self.kind = kind
        self.path = path
        self.name = name
    }

    package func arn(in account: String) -> String { "arn:aws:iam::\(account):\(kind.rawValue)\(path)\(name)" }

    /// Reads the ARN of an entity of `account`; nil for any other text.
    package init?(arn: String, in account: String, kind: Kind) {
        let bytes = Array(arn.utf8)
        let start = Array("arn:aws:iam::\(account):\(kind.rawValue)/".utf8)
        guard bytes.count <= 2048, bytes.starts(with: start), bytes.allSatisfy(\.isASCIIVisible) else { return nil }
        let rest = bytes[(start.count - 1)...]
        let cut = kind.hasPath ? (rest.lastIndex(of: UInt8(ascii: "/")) ?? rest.startIndex) : rest.startIndex
        self.init(
            kind, path: String(decoding: rest[...cut], as: UTF8.self),
            name: String(decoding: rest[cut...].dropFirst(), as: UTF8.self))
        guard !name.isEmpty else { return nil }
    }

    /// Whether both are the same entity in the same letters. Names are unique regardless of case, but policies compare
    /// ARNs with case, so another spelling must not lead to the entity.
    func hasSameSpelling(as other: IAMResource) -> Bool {
        kind == other.kind && path.hasSameBytes(as: other.path) && name.hasSameBytes(as: other.name)
    }
}

/// Ids of entities: four letters for the type, then 17 random capitals and digits.
enum IAMUniqueID {
    static func user(from world: World) -> PrincipalID { PrincipalID(rawValue: draw("AIDA", world: world)) }
    static func role(from world: World) -> PrincipalID { PrincipalID(rawValue: draw("AROA", world: world)) }
    static func policy(from world: World) -> ManagedPolicyID { ManagedPolicyID(rawValue: draw("ANPA", world: world)) }
    static func samlProvider(from world: World) -> String { draw("ASPA", world: world) }

    /// - Parameter length: The length after the prefix; 16 in the ids of access keys.
    static func draw(_ prefix: String, length: Int = 17, world: World) -> String {
        prefix + world.text(of: length, from: "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")
    }
}
