/// The sender of a request, as policies name principals.
package enum RequestPrincipal: Sendable {
    /// The request is not signed.
    case anonymous
    /// The root user of an account, by the account's twelve digits.
    case root(account: String)
    /// An IAM user: the ARN, and the unique id with the prefix `AIDA` if it is known.
    case user(arn: String, id: String? = nil)
    /// A session of a role: its own ARN (`…:assumed-role/…`), the role's ARN, and the role's unique id if it is known.
    case roleSession(arn: String, role: String, roleID: String? = nil)
    /// A user of an identity provider, by the provider's name (`cognito-identity.amazonaws.com`) or ARN.
    case federated(provider: String)
    /// A service, such as `cognito-idp.amazonaws.com`.
    case service(String)
    /// An account by its canonical user id.
    case canonicalUser(String)

    /// The twelve digits of the account that it belongs to, if it belongs to one.
    var account: [UInt8]? {
        switch self {
        case .root(let account): Array(account.utf8)
        case .user(let arn, _), .roleSession(let arn, _, _): Self.account(of: arn)
        case .anonymous, .federated, .service, .canonicalUser: nil
        }
    }

    private static func account(of arn: String) -> [UInt8]? {
        let segments = Array(arn.utf8).split(
            separator: WildcardToken.colon, maxSplits: 5, omittingEmptySubsequences: false)
        return segments.count == 6 ? Array(segments[4]) : nil
    }
}
