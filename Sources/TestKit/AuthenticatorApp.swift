import Cryptography
package import Kernel

/// A user's authenticator app.
package struct AuthenticatorApp: Sendable {
    private let totp: TOTP

    /// The app that has scanned `secret`, which is Base32.
    package init(_ secret: Secret<String>) {
        var (bits, width): (UInt32, UInt32) = (0, 0)
        var bytes: [UInt8] = []
        for character in secret.exposed.utf8 {
            let value = character >= UInt8(ascii: "A") ? character - UInt8(ascii: "A") : character - 0x32 + 26
            bits = bits << 5 | UInt32(value)
            width += 5
            if width >= 8 {
                width -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> width))
            }
        }
        totp = TOTP(secret: bytes)
    }

    /// The code that it shows at `now`, or `steps` later.
    package func code(at now: Instant, steps: Int64 = 0) -> String { totp.password(at: TOTP.step(at: now) + steps) }
}
