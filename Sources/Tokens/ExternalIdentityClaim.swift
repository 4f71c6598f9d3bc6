import Cryptography
import Kernel

/// The claim `identities` of ID tokens: the attribute's list, with texts for all values, as Cognito writes it.
enum ExternalIdentityClaim {
    /// The claim for the text of the attribute.
    static func value(_ text: String) -> ClaimValue {
        guard let object = try? Claims(json: Array("{\"list\":\(text)}".utf8)),
            case .list(let entries)? = object["list"]
        else { return .string(text) }
        return .list(entries.map(entry))
    }

    private static func entry(_ value: ClaimValue) -> ClaimValue {
        guard case .object(let members) = value else { return value }
        var texts = Claims()
        for member in members.all {
            switch member.value {
            case .boolean(let truth): texts[member.name] = .string(truth ? "true" : "false")
            case .integer(let number): texts[member.name] = .string(String(number))
            default: texts[member.name] = member.value
            }
        }
        return .object(texts)
    }
}
