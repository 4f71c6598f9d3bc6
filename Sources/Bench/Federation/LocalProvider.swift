import Cryptography
import Foundation
import Kernel

/// An OpenID Connect provider in this process. It signs any requested claims: an authorization code is the nonce of the
/// sign-in and the number of the user.
final class LocalProvider: Sendable {
    let port: Int
    private let key: RSAKey
    private let world: World
    private let listener: Socket

    static let client = "bench"
    static let secret = "bench-secret"
    private static let keyID = "bench-key"

    var issuer: String { "http://127.0.0.1:\(port)" }

    private init(key: RSAKey, world: World) throws {
        (self.key, self.world) = (key, world)
        listener = try Socket()
        port = try listener.bindToAny()
        try listener.listen()
    }

    /// A provider that serves requests until the process ends.
    static func start(key: RSAKey, world: World) throws -> LocalProvider {
        let provider = try LocalProvider(key: key, world: world)
        Thread {
            while let socket = try? provider.listener.accept() {
                Thread { provider.serve(socket) }.start()
            }
        }.start()
        return provider
    }

    /// The code in the redirect of the user with this number.
    static func code(nonce: String, user: Int) -> String { "\(nonce).\(user)" }

    /// Responds to the requests of one connection.
    private func serve(_ socket: Socket) {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        var filled = 0
        while let count = try? socket.receive(into: &buffer, from: filled), count > 0 {
            filled += count
            guard let head = Response.headEnd(buffer[..<filled]) else { continue }
            let end = head + (Response.contentLength(buffer[..<head]) ?? 0)
            guard end <= filled else { continue }
            let body = response(to: String(decoding: buffer[..<head], as: UTF8.self), form: buffer[head..<end])
            let lines = ["HTTP/1.1 200 OK", "Content-Type: application/json", "Content-Length: \(body.utf8.count)"]
            guard (try? socket.send(Array((lines.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8))) != nil else {
                return
            }
            filled = 0
        }
    }

    private func response(to head: String, form: ArraySlice<UInt8>) -> String {
        let path = head.split(separator: " ").dropFirst().first.map(String.init) ?? ""
        switch path {
        case "/keys": return #"{"keys":[\#(keyText)]}"#
        case "/token": return tokens(form)
        case "/user":
            // The access token is the user's number.
            let user = head.components(separatedBy: "Bearer ").last?.prefix(while: \.isNumber) ?? ""
            return claims(of: String(user)).jsonText
        default: return "{}"
        }
    }

    private var keyText: String {
        let numbers = [key.publicKey.modulus, key.publicKey.exponent].map { Base64.encodeURL($0) }
        return
            #"{"kty":"RSA","alg":"RS256","use":"sig","kid":"\#(Self.keyID)","n":"\#(numbers[0])","e":"\#(numbers[1])"}"#
    }

    private func tokens(_ form: ArraySlice<UInt8>) -> String {
        let fields = String(decoding: form, as: UTF8.self).split(separator: "&")
        let code = fields.first { $0.hasPrefix("code=") }?.dropFirst("code=".count) ?? ""
        let parts = code.split(separator: ".").map(String.init)
        guard parts.count == 2 else { return "{}" }
        var payload = claims(of: parts[1])
        payload["nonce"] = .string(parts[0])
        let header: Claims = ["alg": "RS256", "kid": .string(Self.keyID), "typ": "JWT"]
        let signed = [header, payload].map { Base64.encodeURL(Array($0.jsonText.utf8)) }.joined(separator: ".")
        let signature = (try? key.sign(Array(signed.utf8))) ?? []
        let response: Claims = [
            "access_token": .string(parts[1]), "token_type": "Bearer", "expires_in": .integer(3600),
            "id_token": .string("\(signed).\(Base64.encodeURL(signature))"),
        ]
        return response.jsonText
    }

    private func claims(of user: String) -> Claims {
        let now = world.now().seconds
        return [
            "iss": .string(issuer), "aud": .string(Self.client), "sub": .string("user-\(user)"),
            "iat": .integer(now), "exp": .integer(now + 300), "email": .string("user-\(user)@example.com"),
            "email_verified": .boolean(true),
        ]
    }
}
