package import Directory
import Kernel

extension IdentityProvider {
    /// The attributes that the mapping takes from `claims` (UP-MAP-01). If the provider omits a claim, its attribute
    /// stays unchanged.
    package func attributes(from claims: [String: String]) -> [String: String] {
        var attributes: [String: String] = [:]
        for (attribute, claim) in attributeMapping where attribute != "username" {
            guard let value = claims[claim], !value.isEmpty else { continue }
            attributes[attribute] = flags.contains(attribute) ? Self.flag(value) : value
        }
        return attributes
    }

    /// The e-mail address in `claims` that the provider has verified, according to the mapping; nil if it has not
    /// verified one.
    package func verifiedAddress(in claims: [String: String]) -> String? {
        let (attributes, flag) = (attributes(from: claims), ContactAttribute.email.verifiedFlag)
        guard let address = attributes[ContactAttribute.email.rawValue], attributes[flag] == "true" else { return nil }
        // OpenID Connect's flag applies to its own claim, regardless of the claim that the mapping takes the address
        // from.
        let isOfStandard = kind != .saml && attributeMapping[flag]?.hasSameBytes(as: flag) == true
        let named = isOfStandard ? claims[ContactAttribute.email.rawValue] : address
        return named?.hasSameBytes(as: address) == true ? address : nil
    }

    private var flags: Set<String> { Set(ContactAttribute.allCases.map(\.verifiedFlag)) }

    /// Only `true` means that an address is verified; Apple sends it as text.
    private static func flag(_ value: String) -> String { value.hasSameBytes(as: "true") ? "true" : "false" }
}
