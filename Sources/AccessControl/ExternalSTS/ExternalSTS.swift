import Kernel

/// The STS of an S3-compatible store, whose credentials a role hands out instead of this server's own
/// (decisions/0045-a-role-may-hand-out-the-credentials-of-another-sts.md).
package struct ExternalSTS: Codable, Hashable, Sendable {
    /// The endpoint for `AssumeRoleWithWebIdentity`.
    package var url: String
    /// The ARN of the role there; nil if the store finds the policy by the token.
    package var role: String?
    /// The audience of the tokens for the store, which identifies this server's users to it.
    package var audience: String

    /// The audience, unless the operator sets another.
    package static let usualAudience = "sts.amazonaws.com"

    package init(url: String, role: String? = nil, audience: String = Self.usualAudience) {
        (self.url, self.role, self.audience) = (url, role, audience)
    }

    /// - Throws: `InvalidInput`.
    func check() throws(InvalidInput) {
        guard ProviderURL.isValid(url), !url.utf8.contains(UInt8(ascii: "?")) else {
            throw InvalidInput(
                "The URL of an external STS is https, or http on this machine, without user info, query and fragment.")
        }
        if let role {
            guard (20...2048).contains(role.utf8.count), role.utf8.starts(with: "arn:".utf8),
                role.utf8.allSatisfy(\.isASCIIVisible)
            else { throw InvalidInput("The role at an external STS is an ARN of 20 to 2048 characters.") }
        }
        guard (1...255).contains(audience.utf8.count), audience.utf8.allSatisfy(\.isASCIIVisible) else {
            throw InvalidInput("The audience for an external STS has 1 to 255 characters, without spaces.")
        }
    }
}
