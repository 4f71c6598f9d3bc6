package import Cryptography
import Foundation
import Kernel

extension ClaimValue {
    /// The value in the form for an attribute; nil without a value.
    package var attributeText: String? {
        switch self {
        case .string(let text): text
        case .integer(let number): String(number)
        case .decimal(let number): String(number)
        case .boolean(let truth): truth ? "true" : "false"
        // Cognito's form of lists.
        case .list(let values): "[" + values.compactMap(\.attributeText).joined(separator: ", ") + "]"
        // The address of OpenID Connect Core 1.0, section 5.1.1.
        case .object(let members): members.string("formatted") ?? members.jsonText
        case .null: nil
        }
    }
}

extension Claims {
    /// The names and texts of all claims that have a value.
    package var texts: [String: String] {
        Dictionary(all.compactMap { claim in claim.value.attributeText.map { (claim.name, $0) } }) { _, last in last }
    }
}
