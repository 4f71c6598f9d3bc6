import Kernel

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
