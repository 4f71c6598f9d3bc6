package import Directory
import Kernel

extension IdentityProvider {
    /// The attributes that the mapping takes from `claims` (UP-MAP-01). A claim that the provider does not give changes
    /// nothing.
    package func attributes(from claims: [String: String]) -> [String: String] {
        var attributes: [String: String] = [:]
        for (attribute, claim) in attributeMapping where attribute != "username" {
            guard let value = claims[claim], !value.isEmpty else { continue }
            attributes[attribute] = flags.contains(attribute) ? Self.flag(value) : value
        }
        return attributes
    }

    /// The e-mail address in `claims` that the provider has verified, by the mapping's rules; nil if it has verified
    /// none.
    package func verifiedAddress(in claims: [String: String]) -> String? {
        let (attributes, flag) = (attributes(from: claims), ContactAttribute.email.verifiedFlag)
        guard let address = attributes[ContactAttribute.email.rawValue], attributes[flag] == "true" else { return nil }
        // OpenID Connect's flag speaks of its own claim, whichever claim the mapping takes the address from.
        let isOfStandard = kind != .saml && attributeMapping[flag]?.hasSameBytes(as: flag) == true
        let named = isOfStandard ? claims[ContactAttribute.email.rawValue] : address
        return named?.hasSameBytes(as: address) == true ? address : nil
    }

    private var flags: Set<String> { Set(ContactAttribute.allCases.map(\.verifiedFlag)) }

    /// Only `true` says that an address is verified; Apple writes it as text.
    private static func flag(_ value: String) -> String { value.hasSameBytes(as: "true") ? "true" : "false" }
}
