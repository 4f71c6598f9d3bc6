import Kernel
import WireRuntime

/// The app's arguments of `federatedSignIn`.
struct FederatedLogin: Sendable {
    var provider: String
    var token: Secret<String>
    var options: FederatedSignInOptions

    /// Whether the app's own back end vouches for the user. Such a token names its identity.
    var isDeveloper: Bool { provider == LoginProvider.developer.rawValue }

    /// Whether `record` is of the same provider, and its token not known to be another user's.
    ///
    /// The tokens of some providers do not name their user; then the identity pool decides.
    func renews(_ record: LoginRecord) -> Bool {
        guard record.kind == .oidcFederation, let former = record.logins[provider] else { return false }
        guard let before = Self.subject(former), let now = Self.subject(token) else { return true }
        return before == now
    }

    private static func subject(_ token: Secret<String>) -> String? { TokenClaims.read(token.exposed)?["sub"]?.string }
}
