package import Kernel

/// The names of user pools as providers: the service's (INT-LOG-02), or the issuer's URL without its scheme.
package struct UserPoolNames: Sendable {
    private let publicURL: PublicURL

    /// - Parameter publicURL: The prefix of issuers, before a slash and the pool's id.
    package init(publicURL: PublicURL) { self.publicURL = publicURL }

    /// The issuers of the service: the region in the name is that of the pool (INT-LOG-03).
    private static let service = PublicURL("https://cognito-idp.\(RegionalText.placeholder).amazonaws.com")

    /// The pool that `name` means; nil if it is not a name of a user pool. Whether the pool exists is not known.
    package func pool(named name: String) -> UserPoolID? {
        for issuers in [publicURL, Self.service] {
            if let pool = issuers.pool(ofIssuer: issuers.scheme + name) { return pool }
        }
        return nil
    }

    /// The stored name of logins of a pool's users.
    package static func canonical(_ pool: UserPoolID) -> String {
        String(Substring(service.issuer(of: pool).utf8.dropFirst("https://".utf8.count)))
    }
}
