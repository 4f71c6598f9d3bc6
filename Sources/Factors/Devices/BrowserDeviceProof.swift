import Cryptography
package import Kernel
import SRP

/// The proof that a browser is a device of a user: a password that the server has generated for it, in a cookie.
///
/// An app generates the password of its device itself and proves it by SRP. A browser without scripts can only send it,
/// so the server checks it like a user's password.
package struct BrowserDeviceProof: Sendable {
    package let key: DeviceKey
    let password: Secret<String>

    /// The upper limit on the bytes of key and password.
    private static let maxBytes = 128
    private static let passwordByteCount = 32

    private init(key: DeviceKey, password: Secret<String>) {
        self.key = key
        self.password = password
    }

    /// A proof with a new key and a new password.
    package static func make(in pool: UserPoolID, from world: World) -> BrowserDeviceProof {
        BrowserDeviceProof(
            key: DeviceKey.make(in: pool, from: world),
            password: Secret(Base64.encodeURL(world.bytes(passwordByteCount))))
    }

    /// The proof in the text of a cookie; nil for a text that cannot be one.
    package init?(_ text: Secret<String>) {
        let parts = text.exposed.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard text.exposed.utf8.count <= Self.maxBytes, parts.count == 2 else { return nil }
        key = DeviceKey(rawValue: String(decoding: parts[0], as: UTF8.self))
        password = Secret(String(decoding: parts[1], as: UTF8.self))
        guard key.isWellFormed, Base64.decodeURL(password.exposed)?.count == Self.passwordByteCount else { return nil }
    }

    /// The text of the cookie.
    package var text: Secret<String> { Secret("\(key).\(password.exposed)") }
}

extension PasswordHasher {
    /// The sealed verifier of a browser that becomes a device of `user`. Costs one exponentiation.
    package func verifier(of proof: BrowserDeviceProof, of user: UserID, in pool: UserPoolID) async throws -> [UInt8] {
        let devices = DeviceVerifiers(cipher)
        let identity = devices.identity(of: proof.key, of: user, in: pool)
        let verifier = try await crypto.run { [arithmetic, world] in
            try SRPVerifier.make(for: identity, password: proof.password, arithmetic: arithmetic, random: world.bytes)
        }
        return try devices.seal(verifier, for: proof.key, of: user, in: pool)
    }

    /// Whether `proof` is valid for `device`. Costs one exponentiation.
    package func accepts(_ proof: BrowserDeviceProof, of device: UserDevice, of user: UserID, in pool: UserPoolID)
        async throws -> Bool
    {
        guard proof.key == device.key else { return false }
        let devices = DeviceVerifiers(cipher)
        return try await accepts(
            proof.password, of: devices.identity(of: device, of: user, in: pool),
            stored: .verifier(devices.verifier(of: device, of: user, in: pool)))
    }
}
