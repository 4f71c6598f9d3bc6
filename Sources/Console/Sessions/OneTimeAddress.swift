package import Cryptography
package import Kernel
import WireRuntime

/// The address at which the first operator is made, or an invited one chooses a password. It is sealed by the server,
/// so nothing is stored before it is used.
package struct OneTimeAddress: Sendable {
    package static let path = "/console/setup"
    /// For how many seconds the address for the first operator is good.
    package static let firstLifetime: Int64 = .minutes(10)
    /// The same for the address of an invitation.
    package static let invitedLifetime: Int64 = .days(1)

    static let field = "code"
    private static let place = "setup"
    private static let maxBytes = 2_000

    /// The username of an invited operator; nil for the first one.
    let name: String?
    let expiresAt: Instant
    /// What the store knows of it once it was used.
    let id: String

    /// Path and query of a new address.
    ///
    /// - Parameter name: The username of an invited operator; nil for the first one.
    package static func make(for name: String?, cipher: SecretCipher, world: World) throws -> String {
        let expiry = world.now().advanced(seconds: name == nil ? firstLifetime : invitedLifetime)
        var fields: [JSONObject.Member] = [
            .init("id", .string(Base64.encodeURL(world.bytes(16)))),
            .init("expires", .integer(expiry.microseconds)),
        ]
        if let name { fields.append(.init("name", .string(name))) }
        var writer = JSONWriter()
        writer.write(.object(JSONObject(fields)))
        return "\(path)?\(field)=\(Base64.encodeURL(try cipher.seal(writer.bytes, .consoleSession, place)))"
    }

    /// The address with a code; nil if it is not this store's, or too old.
    init?(_ code: String?, cipher: SecretCipher, now: Instant) {
        guard let code, code.utf8.count <= Self.maxBytes, let sealed = Base64.decodeURL(code),
            let bytes = try? cipher.open(sealed, .consoleSession, Self.place),
            let fields = (try? JSONReader.read(bytes))?.object, let id = fields["id"]?.string,
            case .integer(let expiry)? = fields["expires"], now < Instant(microseconds: expiry)
        else { return nil }
        (self.id, expiresAt, name) = (id, Instant(microseconds: expiry), fields["name"]?.string)
    }
}
