import Kernel
import WireRuntime

/// A `custom_password_hash` of Auth0's imports. Exports have bcrypt's text alone, which is `password.hash`.
enum Auth0Password {
    private static let name = "password.auth0"

    /// The text of the hash, for `ForeignPasswordHash`.
    static func text(_ json: JSON) throws(UserLineError) -> String {
        let members = try LineMembers(
            json, named: name,
            names: ["algorithm", "hash", "salt", "keylen", "cost", "blockSize", "parallelization"])
        let hash = try LineMembers(members.json("hash") ?? .null, named: name + ".hash", names: ["value", "encoding"])
        switch try members.requiredText("algorithm") {
        case "bcrypt", "argon2", "pbkdf2": return try hash.requiredText("value")
        case "sha1": return try digest(try bytes(of: hash), by: "sha1", with: members)
        case "sha256": return try digest(try bytes(of: hash), by: "sha256", with: members)
        case "scrypt": return try scrypt(members, key: try bytes(of: hash))
        default: throw .invalid(name, "The algorithm is not bcrypt, argon2, pbkdf2, scrypt, sha1 or sha256")
        }
    }

    private static func salt(_ members: LineMembers) throws(UserLineError) -> LineMembers {
        try LineMembers(
            members.json("salt") ?? .null, named: name + ".salt", names: ["value", "encoding", "position"])
    }

    private static func digest(
        _ hash: [UInt8], by algorithm: String, with members: LineMembers
    ) throws(UserLineError) -> String {
        let salt = try salt(members)
        let position: String
        switch try salt.text("position") ?? "prefix" {
        case "prefix": position = "first"
        case "suffix": position = "last"
        default: throw .wrongKind(name + ".salt.position", expected: "prefix or suffix")
        }
        return "$salted-\(algorithm)$\(position)$\(Base64.encode(try bytes(of: salt)))$\(Base64.encode(hash))"
    }

    private static func scrypt(_ members: LineMembers, key: [UInt8]) throws(UserLineError) -> String {
        let (cost, blocks) = (try members.number("cost"), try members.number("blockSize"))
        guard cost > 1, cost.nonzeroBitCount == 1 else { throw .wrongKind(name + ".cost", expected: "a power of two") }
        let parameters = "ln=\(cost.trailingZeroBitCount),r=\(blocks),p=\(try members.number("parallelization"))"
        return "$scrypt$\(parameters)$\(Base64.encode(try bytes(of: salt(members))))$\(Base64.encode(key))"
    }

    private static func bytes(of members: LineMembers) throws(UserLineError) -> [UInt8] {
        let value = try members.requiredText("value")
        let bytes: [UInt8]? =
            switch try members.text("encoding") ?? "utf8" {
            case "hex": Hex.decode(value)
            case "base64": Base64.decode(value)
            case "utf8": Array(value.utf8)
            default: nil
            }
        guard let bytes else { throw .wrongKind(name, expected: "hex, base64 or utf8 as its encoding says") }
        return bytes
    }
}
