import Crypto
import Kernel

@testable import AWSMobileClient

/// A user's authenticator app (RFC 6238: HMAC-SHA-1, 30 seconds, six digits).
struct TestAuthenticatorApp: Sendable {
    private let key: [UInt8]

    /// The app that has read `secretCode`, which is Base32.
    init(secretCode: String) throws {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".utf8)
        var (bits, width): (UInt32, UInt32) = (0, 0)
        var bytes: [UInt8] = []
        for character in secretCode.utf8 {
            guard let value = alphabet.firstIndex(of: character) else { throw WalkError("a secret that is no Base32") }
            bits = bits << 5 | UInt32(value)
            width += 5
            if width >= 8 {
                width -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> width))
            }
        }
        key = bytes
    }

    /// The code that it shows `steps` steps from now. The service takes each code once, and one step ahead.
    func code(steps: Int64 = 0) -> String {
        let step = World.system.now().seconds / 30 + steps
        let counter = stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: step >> Int64($0)) }
        let hash = Array(
            HMAC<Insecure.SHA1>.authenticationCode(for: counter, using: SymmetricKey(data: key)))
        let start = Int(hash[19] & 15)
        let number = hash[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } & 0x7FFF_FFFF
        let digits = String(number % 1_000_000)
        return String(repeating: "0", count: 6 - digits.count) + digits
    }
}
