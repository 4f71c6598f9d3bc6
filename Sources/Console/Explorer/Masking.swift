import Kernel
import WireRuntime

/// Which values the console does not show.
///
/// What the models mark as sensitive is hidden, but for names and attributes of users, which an operator works with.
/// Tokens and codes that the models do not mark are hidden by their names.
enum Masking {
    /// The text that replaces a hidden value.
    static let mask = "<secret>"

    /// Members that are personal rather than secret.
    private static let shown: Set<String> = ["Username", "UserName", "IpAddress", "LastKnownIpAddress"]
    /// Structures whose sensitive members are personal.
    private static let shownStructures: Set<String> = ["AttributeType"]
    /// Secrets that the models do not mark.
    private static let hidden: Set<String> = [
        "ConfirmationCode", "SessionToken", "Session", "Token", "SecretBlock",
    ]
    /// Parts of names of entries in maps.
    private static let hiddenParts = ["secret", "password", "private_key"].map { Array($0.utf8) }

    /// Whether a member's value is hidden.
    static func hides(_ name: String, of structure: StructureShape, shape: Shape) -> Bool {
        if hidden.contains(name) { return shape.isWrittenInLine }
        guard shape.isSensitive else { return false }
        return !shown.contains(name) && !shownStructures.contains(structure.name)
    }

    /// The members of a structure, with the mask for secrets.
    static func masked(_ object: JSONObject, of shape: StructureShape) -> JSONObject {
        JSONObject(
            object.members.map { member in
                // What the model does not know may be a secret.
                guard let model = shape.members.first(where: { $0.name.hasSameBytes(as: member.name) }),
                    !hides(model.name, of: shape, shape: model.shape)
                else { return JSONObject.Member(member.name, .string(mask)) }
                return JSONObject.Member(member.name, masked(member.value, of: model.shape))
            })
    }

    private static func masked(_ json: JSON, of shape: Shape) -> JSON {
        switch (shape.kind, json) {
        case (.structure(let inner), .object(let object)): .object(masked(object, of: inner))
        case (.list(let element), .array(let items)): .array(items.map { masked($0, of: element) })
        case (.map(_, let value), .object(let object)):
            .object(
                JSONObject(
                    object.members.map { member in
                        JSONObject.Member(
                            member.name,
                            isHidden(entry: member.name) ? .string(mask) : masked(member.value, of: value))
                    }))
        default: shape.isSensitive && !shape.isWrittenInLine ? .string(mask) : json
        }
    }

    /// Whether the entry of a map is hidden, such as `client_secret`.
    static func isHidden(entry name: String) -> Bool {
        let lower = name.utf8.map(\.asciiLowercased)
        return hiddenParts.contains { lower.firstRange(of: $0) != nil }
    }
}
