package import Cryptography
package import Kernel
import WireRuntime

/// The address at which the first operator is created, or an invited one chooses a password. Its content is sealed by
/// the server, so the store has nothing of it before it is used.
package struct OneTimeAddress: Sendable {
    package static let path = "/console/setup"
    /// For how many seconds the address for the first operator is valid.
    package static let firstLifetime: Int64 = .minutes(10)
    /// The same for the address of an invitation.
    package static let invitedLifetime: Int64 = .days(1)

    /// The parameter of the address.
    static let field = "code"
    /// What the seal is bound to.
    private static let place = "setup"
    /// Codes that are longer are not opened.
    private static let maxBytes = 2_000
    private static let (idField, expiryField, nameField) = ("id", "expires", "name")

    /// The username of an invited operator; nil for the first one.
    let name: String?
    let expiresAt: Instant
    /// What the store remembers once it was used.
    let id: String

    /// The path and the query of a new address.
    ///
    /// - Parameter name: The username of an invited operator; nil for the first one.
    package static func make(for name: String?, cipher: SecretCipher, world: World) throws -> String {
        let expiry = world.now().advanced(seconds: name == nil ? firstLifetime : invitedLifetime)
        var fields: [JSONObject.Member] = [
            .init(idField, .string(Base64.encodeURL(world.bytes(16)))),
            .init(expiryField, .integer(expiry.microseconds)),
        ]
        if let name { fields.append(.init(nameField, .string(name))) }
        var writer = JSONWriter()
        writer.write(.object(JSONObject(fields)))
        return "\(path)?\(field)=\(Base64.encodeURL(try cipher.seal(writer.bytes, .consoleSession, place)))"
    }

    /// The address with a code; nil if this server has not sealed it, or it has expired.
    init?(_ code: String?, cipher: SecretCipher, now: Instant) {
        guard let code, code.utf8.count <= Self.maxBytes, let sealed = Base64.decodeURL(code),
            let bytes = try? cipher.open(sealed, .consoleSession, Self.place),
            let fields = (try? JSONReader.read(bytes))?.object, let id = fields[Self.idField]?.string,
            case .integer(let expiry)? = fields[Self.expiryField], now < Instant(microseconds: expiry)
        else { return nil }
        (self.id, expiresAt, name) = (id, Instant(microseconds: expiry), fields[Self.nameField]?.string)
    }
}
