import Kernel

/// The rules for attribute mappings (UP-MAP).
enum AttributeMapping {
    /// Checks the mapping of a provider of `kind` against the attributes of its pool.
    ///
    /// - Throws: `InvalidInput` for an attribute that the pool lacks, or that providers may not set.
    static func check(_ mapping: [String: String], of kind: ProviderKind, in schema: AttributeSchema) throws {
        for (attribute, claim) in mapping.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            guard !claim.isEmpty, claim.utf8.count <= maxClaimLength else {
                throw InvalidInput("The attribute mapping of \(attribute) is empty or too long.")
            }
            if attribute.hasSameBytes(as: "username") {
                try checkUsername(claim, of: kind)
            } else {
                guard !reserved.contains(attribute), schema[attribute] != nil else {
                    throw InvalidInput("Attribute mapping is not valid: \(attribute) cannot be mapped.")
                }
            }
        }
    }

    /// Only the claim that identifies the user at the provider may be the username (UP-MAP-03).
    private static func checkUsername(_ claim: String, of kind: ProviderKind) throws {
        guard claim.hasSameBytes(as: kind.subjectClaim) else {
            throw InvalidInput("Only \(kind.subjectClaim) of \(kind.rawValue) can be mapped to username.")
        }
    }

    /// The attributes that only the pool sets (SAML-26).
    private static let reserved: Set<String> = [StandardAttributes.sub, StandardAttributes.identities]
    private static let maxClaimLength = 2048
}
