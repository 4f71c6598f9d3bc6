import Cryptography
import Kernel
import WireRuntime

/// A user's password in a line.
struct LinePassword: Sendable {
    /// The password itself.
    enum Proof {
        /// The stored value, sealed for one user.
        case sealed([UInt8])
        /// A hash from another system.
        case foreign(ForeignPasswordHash)
        /// The service that the pool follows verifies it.
        case atSource
    }

    let proof: Proof
    /// When it expires if it is temporary; nil for as long as the pool's policy says.
    let expiresAt: Instant?

    init(_ json: JSON) throws(UserLineError) {
        let members = try LineMembers(
            json, named: "password", names: ["sealed", "hash", "keycloak", "auth0", "firebase", "followed", "expires"])
        var found: [Proof] = []
        if let sealed = try members.bytes("sealed") { found.append(.sealed(sealed)) }
        if let text = try members.text("hash") { found.append(try Self.hash(text)) }
        if let json = members.json("keycloak") { found.append(try Self.hash(KeycloakCredential.text(json))) }
        if let json = members.json("auth0") { found.append(try Self.hash(Auth0Password.text(json))) }
        if let json = members.json("firebase") { found.append(try Self.hash(FirebasePassword.text(json))) }
        if try members.flag("followed") == true { found.append(.atSource) }
        guard let only = found.first, found.count == 1 else {
            throw .invalid("password", "It has one of sealed, hash, keycloak, auth0, firebase and followed")
        }
        (proof, expiresAt) = (only, try members.time("expires"))
    }

    private static func hash(_ text: String) throws(UserLineError) -> Proof {
        do throws(ForeignHashRefusal) { return .foreign(try ForeignPasswordHash(Secret(text))) } catch {
            throw .invalid("password", error.message)
        }
    }
}
