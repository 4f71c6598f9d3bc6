import Crypto
import Foundation
package import Kernel

/// Encrypts stored secrets with AES-256-GCM under keys that are not in the database.
///
/// A sealed value opens only for the purpose and context (pool, row) it was sealed for, so that write access to the
/// database does not allow moving a secret to another row. Format: version (1 byte), key id (8), salt (16), nonce (12),
/// ciphertext, tag (16). The salt derives a separate key for each value; 96-bit random nonces alone would limit a key
/// to about four thousand million values.
package struct Sealer: Sendable {
    /// The kinds of value. Keys are derived from their names, so the names in a store never change.
    package enum Purpose: String, CaseIterable, Sendable {
        case verifier = "verifier"
        case clientSecret = "client-secret"
        case totpSeed = "totp-seed"
        case providerSecret = "provider-secret"
        case accessKey = "access-key"
        case signingKey = "signing-key"
        case session = "session"
        case signInState = "sign-in-state"
        case pageToken = "page-token"
        case message = "message"
        case auditKey = "audit-key"
        case keyedHashSecret = "keyed-hash-secret"
        case deviceVerifier = "device-verifier"
        case triggerTarget = "trigger-target"
        case samlSigningKey = "saml-signing-key"
        case hostedStep = "hosted-step"
        case federationState = "federation-state"
        case identitySigningKey = "identity-signing-key"
        case sessionToken = "session-token"
        case pendingLink = "pending-link"
        case providerToken = "provider-token"
        case syncSession = "sync-session"
        case importFile = "import-file"
        case heldRow = "held-row"
        case recoveryCodes = "recovery-codes"
        case consoleSession = "console-session"
        case consoleJob = "console-job"
        case sourceSecret = "source-secret"
        case poolHashKey = "pool-hash-key"
        case providerTest = "provider-test"
    }

    private static let version: UInt8 = 1
    private static let saltByteCount = 16
    private static let nonceByteCount = 12
    private static let tagByteCount = 16

    private let current: SealingKey
    private let keys: [[UInt8]: SealingKey]
    private let bytes: @Sendable (Int) -> [UInt8]

    /// A sealer that seals with the current one of `keys` and opens with any of them.
    package init(_ keys: SealingKeys, world: World) {
        current = keys.current
        self.keys = Dictionary(keys.all.map { ($0.id, $0) }) { first, _ in first }
        bytes = world.bytes
    }

    /// The number of bytes that a sealed value adds to its content.
    package static let overhead = 1 + SealingKey.idByteCount + saltByteCount + nonceByteCount + tagByteCount

    /// Seals `plain`. `open` needs the same `purpose` and `context`.
    ///
    /// - Throws: Only if the library fails.
    package func seal(_ plain: [UInt8], for purpose: Purpose, in context: [String]) throws -> [UInt8] {
        let head = [Self.version] + current.id
        let (salt, nonce) = (bytes(Self.saltByteCount), bytes(Self.nonceByteCount))
        let box = try AES.GCM.seal(
            plain, using: current.derived(for: purpose.rawValue, salt: salt), nonce: AES.GCM.Nonce(data: nonce),
            authenticating: Self.associated(head, purpose: purpose, context: context))
        return head + salt + nonce + box.ciphertext + box.tag
    }

    /// Opens what `seal` returned.
    ///
    /// - Throws: `SealingError.unreadable` if the bytes, the purpose or the context differ, or the key is missing.
    package func open(_ sealed: [UInt8], for purpose: Purpose, in context: [String]) throws(SealingError) -> [UInt8] {
        guard sealed.count >= Self.overhead, sealed.first == Self.version else { throw .unreadable }
        let head = sealed.prefix(1 + SealingKey.idByteCount)
        let salt = sealed.dropFirst(head.count).prefix(Self.saltByteCount)
        let rest = sealed.dropFirst(head.count + Self.saltByteCount)
        guard let key = keys[Array(head.dropFirst())],
            let box = try? AES.GCM.SealedBox(combined: rest),
            let plain = try? AES.GCM.open(
                box, using: key.derived(for: purpose.rawValue, salt: Array(salt)),
                authenticating: Self.associated(Array(head), purpose: purpose, context: context))
        else { throw .unreadable }
        return [UInt8](plain)
    }

    /// Whether `sealed` was sealed under a key other than the current one; used by `rekey`.
    package func isStale(_ sealed: [UInt8]) -> Bool {
        !sealed.dropFirst().prefix(SealingKey.idByteCount).elementsEqual(current.id)
    }

    private static func associated(_ head: [UInt8], purpose: Purpose, context: [String]) -> [UInt8] {
        head + LengthPrefixed.pack(texts: [purpose.rawValue] + context)
    }
}
