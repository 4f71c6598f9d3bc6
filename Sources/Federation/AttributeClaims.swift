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

    private var flags: Set<String> { Set(ContactAttribute.allCases.map(\.verifiedFlag)) }

    /// Only `true` says that an address is verified; Apple writes it as text.
    private static func flag(_ value: String) -> String { value.hasSameBytes(as: "true") ? "true" : "false" }
}
