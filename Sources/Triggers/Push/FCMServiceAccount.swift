import Cryptography
package import Kernel
import WireRuntime

/// A service account of Google, from its JSON key file.
package struct FCMServiceAccount: Sendable {
    /// The project whose app the messages are for.
    package let projectID: String
    /// The address that issues access tokens.
    package let tokenURI: String
    private let email: String
    private let keyID: String?
    private let key: RSAKey

    private static let scope = "https://www.googleapis.com/auth/firebase.messaging"
    /// How long an assertion is valid, in seconds: the most that Google accepts.
    private static let lifetime: Int64 = .hours(1)

    /// Reads the text of the file; nil for another file, and for a key that is not an RSA key of 2048 bits or more.
    package init?(_ text: Secret<String>) {
        guard let members = (try? JSONReader.read(Array(text.exposed.utf8)))?.object,
            let project = members["project_id"]?.string, let email = members["client_email"]?.string,
            !project.isEmpty, !email.isEmpty, let pem = members["private_key"]?.string,
            let pkcs8 = Self.pkcs8(in: pem), let key = try? RSAKey(pkcs8: pkcs8)
        else { return nil }
        (projectID, self.email, self.key) = (project, email, key)
        keyID = members["private_key_id"]?.string
        tokenURI = members["token_uri"]?.string ?? "https://oauth2.googleapis.com/token"
    }

    /// The assertion for an access token, signed with RS256 (RFC 7523, section 2.1).
    ///
    /// - Throws: Only if the library fails.
    package func assertion(at now: Instant) throws -> Secret<String> {
        let unsigned = UnsignedToken(
            header: [("alg", .string("RS256")), ("typ", .string("JWT"))] + (keyID.map { [("kid", .string($0))] } ?? []),
            claims: [
                ("iss", .string(email)), ("scope", .string(Self.scope)), ("aud", .string(tokenURI)),
                ("iat", .integer(now.seconds)), ("exp", .integer(now.seconds + Self.lifetime)),
            ])
        return unsigned.signed(try key.sign(Array(unsigned.text.utf8)))
    }

    /// The bytes between the lines around a key in PEM.
    private static func pkcs8(in pem: String) -> Secret<[UInt8]>? {
        let lines = pem.utf8.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
        guard lines.count > 2, lines.first?.elementsEqual("-----BEGIN PRIVATE KEY-----".utf8) == true,
            lines.last?.elementsEqual("-----END PRIVATE KEY-----".utf8) == true
        else { return nil }
        let body = String(decoding: lines.dropFirst().dropLast().flatMap { Array($0) }, as: UTF8.self)
        return Base64.decode(body).map { Secret($0) }
    }
}
