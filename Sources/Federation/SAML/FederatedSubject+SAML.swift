package import AccessControl
import Cryptography
import Kernel
package import SAML
import Wire

extension FederatedSubject {
    /// The subject of an assertion, by the attributes that AWS documents.
    ///
    /// - Parameters:
    ///   - arn: The provider's ARN.
    ///   - recipient: The intended destination of the response.
    /// - Throws: `SecurityTokenRefusal` if an attribute is missing or malformed.
    init(_ assertion: SAMLAssertion, of arn: String, account: String, recipient: String) throws {
        let provider = String(Substring(arn.utf8.split(separator: UInt8(ascii: "/")).last ?? Substring().utf8))
        let format = assertion.subject.format ?? "urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified"
        let hash = try DigestAlgorithm.sha1.digest(
            of: Array("\(assertion.issuer)\(account)/\(provider)".utf8))
        var keys = [
            "saml:aud": [recipient], "saml:iss": [assertion.issuer], "saml:sub": [assertion.subject.nameID],
            "saml:sub_type": [Self.shortFormat(format)], "saml:doc": ["\(account)/\(provider)"],
            "saml:namequalifier": [Base64.encode(hash)],
        ]
        for (name, identifier) in Self.directoryAttributes {
            keys["saml:\(name)"] = Self.values(of: identifier, in: assertion)
        }
        self.init(
            provider: arn, subject: assertion.subject.nameID, audience: recipient, issuer: assertion.issuer,
            conditionKeys: keys)
        sessionEnd = assertion.sessionEnd
        roles = try Self.roles(in: assertion, of: arn)
        guard let name = try Self.value(of: Self.own + "RoleSessionName", in: assertion) else {
            throw SecurityTokenRefusal.invalidIdentityToken("RoleSessionName is required in AuthnResponse")
        }
        sessionName = name
        sourceIdentity = try Self.value(of: Self.own + "SourceIdentity", in: assertion)
        maxSessionDuration = try Self.value(of: Self.own + "SessionDuration", in: assertion).map(Self.duration)
        transitiveTagKeys = Self.values(of: Self.own + "TransitiveTagKeys", in: assertion) ?? []
        try takeTags(of: assertion)
    }

    /// The prefix of the names of AWS's own attributes.
    private static let own = "https://aws.amazon.com/SAML/Attributes/"

    /// The directory attributes that trust policies may compare, with their identifiers.
    private static let directoryAttributes: [(String, String)] = [
        "eduPersonAffiliation", "eduPersonNickname", "eduPersonOrgDN", "eduPersonOrgUnitDN",
        "eduPersonPrimaryAffiliation", "eduPersonPrincipalName", "eduPersonEntitlement", "eduPersonPrimaryOrgUnitDN",
        "eduPersonScopedAffiliation", "eduPersonTargetedID", "eduPersonAssurance",
    ].enumerated().map { ($1, "urn:oid:1.3.6.1.4.1.5923.1.1.1.\($0 + 1)") }

    private static func values(of name: String, in assertion: SAMLAssertion) -> [String]? {
        assertion.attributes.first { $0.name.hasSameBytes(as: name) }?.values
    }

    /// The only value of an attribute; nil if the attribute is missing.
    private static func value(of name: String, in assertion: SAMLAssertion) throws -> String? {
        guard let values = values(of: name, in: assertion) else { return nil }
        guard values.count == 1 else {
            throw SecurityTokenRefusal.invalidIdentityToken("\(name) has not exactly one value in AuthnResponse")
        }
        return values[0]
    }

    /// The roles that the assertion lets its subject assume. Each value contains a role and a provider, in any order.
    package static func roles(in assertion: SAMLAssertion, of provider: String) throws -> [String] {
        guard let values = values(of: own + "Role", in: assertion), !values.isEmpty else {
            throw SecurityTokenRefusal.invalidIdentityToken("Role is required in AuthnResponse")
        }
        return values.compactMap { value in
            let parts = value.utf8.split(separator: UInt8(ascii: ",")).map { part in
                String(Substring(part)).trimmingASCIISpace
            }
            guard parts.count == 2, let place = parts.firstIndex(where: { $0.hasSameBytes(as: provider) }) else {
                return nil
            }
            return parts[1 - place]
        }
    }

    private static func duration(_ text: String) throws -> Int {
        guard let seconds = Int(asciiDigits: text.utf8), (900...43_200).contains(seconds) else {
            throw SecurityTokenRefusal.invalidIdentityToken("SessionDuration must be from 900 to 43200")
        }
        return seconds
    }

    private mutating func takeTags(of assertion: SAMLAssertion) throws {
        let start = Array((Self.own + "PrincipalTag:").utf8)
        tags = try assertion.attributes.filter { $0.name.utf8.starts(with: start) }.map { attribute in
            guard attribute.values.count == 1 else {
                throw SecurityTokenRefusal.rejectedClaim("A session tag has not exactly one value.")
            }
            return IAMResourceTag(
                key: String(Substring(attribute.name.utf8.dropFirst(start.count))), value: attribute.values[0])
        }
    }

    /// The two formats that AWS abbreviates; others stay unchanged.
    private static func shortFormat(_ format: String) -> String {
        if format.hasSameBytes(as: SAMLSubject.persistent) { return "persistent" }
        if format.hasSameBytes(as: SAMLSubject.transient) { return "transient" }
        return format
    }
}

extension String {
    /// Without surrounding spaces and line breaks.
    fileprivate var trimmingASCIISpace: String {
        func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
        let start = utf8.drop(while: isSpace)
        guard let last = start.lastIndex(where: { !isSpace($0) }) else { return "" }
        return String(Substring(start[...last]))
    }
}
