package import Cryptography
import Foundation
import Kernel

extension ClaimValue {
    /// The value as an attribute has it; nil for nothing.
    package var attributeText: String? {
        switch self {
        case .string(let text): text
        case .integer(let number): String(number)
        case .decimal(let number): String(number)
        case .boolean(let truth): truth ? "true" : "false"
        // As Cognito writes lists.
        case .list(let values): "[" + values.compactMap(\.attributeText).joined(separator: ", ") + "]"
        // The address of OpenID Connect Core 1.0, section 5.1.1.
        case .object(let members): members.string("formatted") ?? members.jsonText
        case .null: nil
        }
    }
}

extension Claims {
    /// Names and texts of all claims that have a value.
    package var texts: [String: String] {
        Dictionary(all.compactMap { claim in claim.value.attributeText.map { (claim.name, $0) } }) { _, last in last }
    }
}
