package import Cryptography
package import Kernel
package import SRP

/// The proof of devices: a verifier of a password that the device has generated itself.
package struct DeviceVerifiers: Sendable {
    private let cipher: SecretCipher

    package init(_ cipher: SecretCipher) { self.cipher = cipher }

    /// The group of the devices of `user`. It is not secret: it prevents a verifier of one user from being valid for
    /// another.
    package func group(of user: UserID, in pool: UserPoolID) -> String {
        "-" + Base64.encodeURL(cipher.digest(user.rawValue, .deviceGroup, pool.rawValue).prefix(6))
    }

    /// The two names that the verifier of a new device is computed with.
    package func identity(of device: DeviceKey, of user: UserID, in pool: UserPoolID) -> SRPIdentity {
        SRPIdentity(space: group(of: user, in: pool), name: device.rawValue)
    }

    /// The two names that the verifier of a confirmed device was computed with.
    package func identity(of device: UserDevice, of user: UserID, in pool: UserPoolID) -> SRPIdentity {
        SRPIdentity(space: device.group ?? group(of: user, in: pool), name: device.key.rawValue)
    }

    /// Seals a verifier for the device's row.
    package func seal(_ verifier: SRPVerifier, for device: DeviceKey, of user: UserID, in pool: UserPoolID) throws
        -> [UInt8]
    {
        try cipher.seal(verifier.encoded, .deviceVerifier, pool.rawValue, user.rawValue, device.rawValue)
    }

    package func verifier(of device: UserDevice, of user: UserID, in pool: UserPoolID) throws -> SRPVerifier {
        try SRPVerifier(
            encoded: cipher.open(
                device.sealedVerifier, .deviceVerifier, pool.rawValue, user.rawValue, device.key.rawValue))
    }
}
