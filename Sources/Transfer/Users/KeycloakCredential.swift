import Kernel
import WireRuntime

/// A credential of type `password` in an exported realm of Keycloak. Its two parts are JSON in strings.
enum KeycloakCredential {
    /// The text of the hash, for `ForeignPasswordHash`.
    static func text(_ json: JSON) throws(UserLineError) -> String {
        let name = "password.keycloak"
        let members = try LineMembers(json, named: name, names: ["credentialData", "secretData"])
        let data = try LineMembers(
            try parsed(try members.requiredText("credentialData"), named: name + ".credentialData"),
            named: name + ".credentialData", names: ["hashIterations", "algorithm", "additionalParameters"])
        let secret = try LineMembers(
            try parsed(try members.requiredText("secretData"), named: name + ".secretData"),
            named: name + ".secretData", names: ["value", "salt", "additionalParameters"])
        let (salt, value) = (try secret.requiredText("salt"), try secret.requiredText("value"))
        let (algorithm, iterations) = (try data.requiredText("algorithm"), try data.number("hashIterations"))
        switch algorithm {
        case "pbkdf2": return "$pbkdf2-sha1$i=\(iterations)$\(salt)$\(value)"
        case "pbkdf2-sha256", "pbkdf2-sha512": return "$\(algorithm)$i=\(iterations)$\(salt)$\(value)"
        case "argon2": return try argon2(data, passes: iterations) + "$\(salt)$\(value)"
        default: throw .invalid(name, "The algorithm is not pbkdf2, pbkdf2-sha256, pbkdf2-sha512 or argon2")
        }
    }

    private static func argon2(_ data: LineMembers, passes: Int64) throws(UserLineError) -> String {
        let parameters = try LineMembers(
            data.json("additionalParameters") ?? .null, named: "password.keycloak.additionalParameters",
            names: ["hashLength", "memory", "type", "version", "parallelism"])
        func first(_ name: String) throws(UserLineError) -> String {
            guard let text = try parameters.texts(name, limit: 1).first else {
                throw .missing("password.keycloak.additionalParameters." + name)
            }
            return text
        }
        let version = try first("version") == "1.3" ? 19 : 16
        let (memory, lanes) = (try first("memory"), try first("parallelism"))
        return "$argon2\(try first("type"))$v=\(version)$m=\(memory),t=\(passes),p=\(lanes)"
    }

    private static func parsed(_ text: String, named name: String) throws(UserLineError) -> JSON {
        do throws(JSONError) { return try JSONReader.read(Array(text.utf8)) } catch {
            throw .invalid(name, error.message)
        }
    }
}
