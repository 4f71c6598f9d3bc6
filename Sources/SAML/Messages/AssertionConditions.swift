import Kernel

/// The conditions of an assertion (SAML core, section 2.5).
enum AssertionConditions {
    /// Conditions that need no comparison: each assertion is accepted only once anyway, and is not passed on.
    private static let satisfied = [XMLName.saml("OneTimeUse"), .saml("ProxyRestriction")]

    /// Refuses `assertion` unless its conditions are met.
    ///
    /// If there are several audiences, one must be this service provider (SAML core, section 2.5.1.4).
    ///
    /// - Returns: When the conditions end; nil if they do not end.
    static func check(_ assertion: XMLElement, expected: SAMLExpectations) throws(SAMLRefusal) -> Instant? {
        guard let conditions = assertion.child(.saml("Conditions")) else { throw .audience }
        try expected.check(start: try SAMLTime.read("NotBefore", of: conditions))
        let end = try SAMLTime.read("NotOnOrAfter", of: conditions)
        try expected.check(end: end)
        let restriction = XMLName.saml("AudienceRestriction")
        for condition in conditions.children {
            guard condition.has(restriction) || satisfied.contains(where: { condition.has($0) }) else {
                throw .condition
            }
        }
        guard let audiences = conditions.child(restriction)?.children,
            audiences.allSatisfy({ $0.has(.saml("Audience")) }),
            audiences.compactMap(\.text).contains(where: { audience in
                expected.audiences.contains { $0.hasSameBytes(as: audience) }
            })
        else { throw .audience }
        return end
    }
}
