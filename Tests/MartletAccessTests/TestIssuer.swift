import Crypto
import CryptoExtras
import Foundation
import Kernel
import MartletAccess

/// A key pair of an issuer. Making one takes tens of milliseconds, so the tests share a few.
struct TestKey: Sendable {
    static let first = TestKey("first-key=")
    static let second = TestKey("second-key=")
    static let weak = TestKey("first-key=", bits: 1024)

    var id: String
    let key: _RSA.Signing.PrivateKey?

    init(_ id: String, bits: Int = 2048) {
        self.id = id
        key = try? _RSA.Signing.PrivateKey(unsafeKeySize: .init(bitCount: bits))
    }

    /// The public key as a member of a key set, with further members.
    func jwk(_ more: String = #","alg":"RS256","use":"sig""#) -> String {
        guard let numbers = try? key?.publicKey.getKeyPrimitives() else { return "{}" }
        let (n, e) = (Base64.encodeURL(numbers.modulus), Base64.encodeURL(numbers.publicExponent))
        return #"{"kty":"RSA","kid":"\#(id)","n":"\#(n)","e":"\#(e)"\#(more)}"#
    }

    /// A token with this header and these claims, signed with RS256 whatever the header says.
    func token(_ claims: String, header: String? = nil) -> String {
        let header = header ?? #"{"kid":"\#(id)","alg":"RS256"}"#
        let signed = Base64.encodeURL(Array(header.utf8)) + "." + Base64.encodeURL(Array(claims.utf8))
        let digest = SHA256.hash(data: Array(signed.utf8))
        let signature = try? key?.signature(for: digest, padding: .insecurePKCS1v1_5)
        return signed + "." + Base64.encodeURL(signature?.rawRepresentation ?? Data())
    }
}

/// The claims of a token at 1,000,000 seconds, with what a test changes.
struct TestClaims {
    static let issuer = "https://id.example.com/eu-west-1_Test"
    static let now: Int64 = 1_000_000

    /// Raw JSON values by name.
    var values: [String: String] = [
        "iss": #""\#(TestClaims.issuer)""#, "sub": #""u-1""#, "client_id": #""app""#, "token_use": #""access""#,
        "scope": #""aws.cognito.signin.user.admin files/read""#, "username": #""ada""#, "event_id": #""e-1""#,
        "exp": "\(TestClaims.now + 3600)", "iat": "\(TestClaims.now - 10)", "cognito:groups": #"["staff"]"#,
    ]

    /// The standard claims; nil removes one.
    static func with(_ changes: [String: String?] = [:]) -> String {
        var claims = TestClaims()
        for (name, value) in changes { claims.values[name] = value }
        return "{" + claims.values.map { #""\#($0)":\#($1)"# }.sorted().joined(separator: ",") + "}"
    }
}

/// What answers the requests of the verifier, and records them.
final class TestNetwork: Sendable {
    private let answer = Locked<@Sendable (ClientRequest) async throws -> ClientResponse>({ _ in throw Unreachable() })
    private let sent = Locked<[ClientRequest]>([])
    private let time = Locked(Instant(seconds: TestClaims.now))

    struct Unreachable: Error {}

    var requests: [ClientRequest] { sent.read { $0 } }

    var transport: Transport {
        Transport { request in
            self.sent.change { $0.append(request) }
            return try await self.answer.read { $0 }(request)
        }
    }

    var now: @Sendable () -> Instant { { self.time.read { $0 } } }

    func advance(_ seconds: Int64) { time.change { $0 = $0.advanced(seconds: seconds) } }

    func answers(_ answer: @escaping @Sendable (ClientRequest) async throws -> ClientResponse) {
        _ = self.answer.exchange(answer)
    }

    /// Publishes these members of a key set.
    func publishes(_ keys: String...) {
        let body = Array(#"{"keys":[\#(keys.joined(separator: ","))]}"#.utf8)
        answers { _ in ClientResponse(status: 200, body: body) }
    }

    func fails() { answers { _ in throw Unreachable() } }
}

extension MartletAccess {
    /// A verifier of tokens of the client `app`.
    static func bearer(
        _ network: TestNetwork, uses: Set<AcceptedIssuer.Use> = [.access], scopes: [String] = []
    ) throws -> MartletAccess {
        let issuer = AcceptedIssuer(TestClaims.issuer, clients: ["app"], uses: uses, scopes: scopes)
        return try MartletAccess(issuers: [issuer], transport: network.transport, now: network.now)
    }

    /// The refusal of a request with this token; nil if it passes.
    func refusal(of token: String, scopes: [String] = []) async -> CallerRefusal? {
        do {
            _ = try await verify(.bearer(token), scopes: scopes)
            return nil
        } catch { return error }
    }
}

extension CallerRequest {
    /// A request with a bearer token.
    static func bearer(_ token: String) -> CallerRequest {
        CallerRequest(
            method: "GET", target: "/files", host: "files.example.com", headers: [("Authorization", "Bearer \(token)")],
            body: .none)
    }
}
