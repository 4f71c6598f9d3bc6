import Cryptography
package import Kernel

/// A user's authenticator app.
package struct AuthenticatorApp: Sendable {
    private let totp: TOTP

    /// The app that has scanned `secret`, which is Base32.
    package init(_ secret: Secret<String>) {
        totp = TOTP(secret: Base32.decode(secret.exposed) ?? [])
    }

    /// The code that it shows at `now`, or `steps` later.
    package func code(at now: Instant, steps: Int64 = 0) -> String { totp.password(at: TOTP.step(at: now) + steps) }
}
