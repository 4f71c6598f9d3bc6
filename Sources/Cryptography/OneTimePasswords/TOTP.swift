import Crypto
package import Kernel

/// Time-based one-time passwords as authenticator apps compute them: HMAC-SHA-1, steps of 30 seconds, six digits
/// (RFC 6238).
package struct TOTP: Sendable {
    private let key: SymmetricKey

    /// The passwords of a secret that is shared with the app.
    package init(secret: [UInt8]) { key = SymmetricKey(data: secret) }

    /// The length of a new secret: the output of SHA-1, which RFC 4226, section 4, recommends.
    package static let secretByteCount = 20

    private static let secondsPerStep: Int64 = 30

    /// The step that `now` is in.
    package static func step(at now: Instant) -> Int64 { max(now.seconds, 0) / secondsPerStep }

    /// The password of one step (RFC 4226, section 5.3).
    package func password(at step: Int64) -> String {
        var counter: [UInt8] = []
        counter.append(bigEndian: step)
        let code = Array(HMAC<Insecure.SHA1>.authenticationCode(for: counter, using: key))
        let offset = Int((code.last ?? 0) & 0x0F)
        let number = code[offset..<(offset + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } & 0x7FFF_FFFF
        return String(String(1_000_000 + number % 1_000_000).dropFirst())
    }

    /// The step whose password is `text`: the current, the previous or the next one (RFC 6238, section 5.2).
    ///
    /// Takes the same time for every text of six digits.
    package func step(of text: Secret<String>, at now: Instant) -> Int64? {
        let (current, given) = (Self.step(at: now), Array(text.exposed.utf8))
        var found: Int64?
        for step in (current - 1)...(current + 1) {
            if ConstantTime.equals(Array(password(at: step).utf8), given) { found = step }
        }
        return found
    }
}
