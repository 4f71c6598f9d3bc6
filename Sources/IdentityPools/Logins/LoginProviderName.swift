import Kernel

/// The names of providers in `Logins`.
package enum LoginProviderName {
    /// The service itself, whose OpenID tokens a developer's back end hands to apps (DEV-IMPL-06).
    package static let service = "cognito-identity.amazonaws.com"
    package static let google = "accounts.google.com"
    package static let facebook = "graph.facebook.com"
    package static let amazon = "www.amazon.com"
    package static let apple = "appleid.apple.com"
}

/// The ARNs of OpenID Connect providers in IAM: `arn:aws:iam::123456789012:oidc-provider/login.example.com`.
enum OpenIDProviderARN {
    /// The provider's name in `Logins`, which the ARN ends with.
    static func name(in arn: String) -> String? {
        let parts = arn.utf8.split(separator: UInt8(ascii: ":"), maxSplits: 5, omittingEmptySubsequences: false)
        let kind = "oidc-provider/".utf8
        guard parts.count == 6, parts[2].elementsEqual("iam".utf8), parts[5].starts(with: kind) else { return nil }
        return String(Substring(parts[5].dropFirst(kind.count)))
    }
}
