import AccessControl
import Cryptography
import IAMAPI
import Kernel
import SigV4
import Storage
import TestKit
import Testing
import Wire
import WireRuntime

/// Keys that sign requests.
struct SigningKeyPair {
    var id: String
    var secret: Secret<String>
    var token: String?
}

/// STS and IAM on an empty database, called with signed forms.
struct IAMCalls {
    static let account = "123456789012"
    static let region = "eu-west-1"
    static let root = SigningKeyPair(id: "AKIAROOT", secret: Secret("0123456789abcdef0123"))
    static let prefix = "arn:aws:iam::\(account):"
    private static let securityTokens: Set<String> = [
        "AssumeRole", "AssumeRoleWithSAML", "AssumeRoleWithWebIdentity", "DecodeAuthorizationMessage",
        "GetAccessKeyInfo", "GetCallerIdentity", "GetFederationToken", "GetSessionToken", "AssumeRoot",
    ]

    let clock = ManualClock()
    let database: any Database
    let keys: AccessKeys
    let federation = FederatedSubjects()
    let tables: [OperationTable]
    private let protocols: AWSProtocols

    init(_ engine: Engine = .sqliteFile) async throws {
        let (clock, random) = (clock, SeededRandom(seed: 7))
        let world = World(now: { clock.now }, bytes: { random.bytes($0) })
        let sealer = Sealer(try SealingKeys(text: SealingKeys.makeText(from: world), source: "test"), world: world)
        let cipher = SecretCipher(sealer: sealer, hashes: KeyedHash(.make(from: world)))
        database = try await engine.freshDatabase()
        keys = AccessKeys(
            database: database, sealer: sealer, world: world,
            root: try RootKey(id: Self.root.id, secret: Self.root.secret))
        let store = IAMStore(database, world: world, accountID: Self.account)
        let tokens = SessionTokens(cipher, world: world)
        let signatures = SignatureAuthentication(
            keys: keys, world: world, region: Self.region, accountID: Self.account,
            principals: Principals(store, tokens: tokens, poolTags: .none))
        let services = IAMServices(
            store, keys: keys, sealer: sealer,
            tokens: SecurityTokens(store, tokens: tokens, federation: federation),
            metadata: { text in
                guard text.hasPrefix("<EntityDescriptor") else { throw InvalidInput("it is not metadata") }
                return Instant(seconds: 1_900_000_000)
            })
        tables = IAMOperations.tables(
            services,
            authentication: CallerAuthentication(
                accessToken: { _, _ in throw ServiceError(.notAuthorized, "") },
                signature: { try await signatures.signer(of: $0, for: $1) },
                permission: { try await signatures.requirePermission(of: $0, for: $1, on: $2) },
                action: { try await signatures.requirePermission(of: $0, action: $1, on: $2) }),
            pages: PageSeal(key: Secret(world.bytes(32))), frame: RequestFrame())
        protocols = AWSProtocols(tables)
    }

    /// The answer to a call.
    ///
    /// - Parameter caller: Nil for a request without a signature.
    @discardableResult
    func call(
        _ action: String, _ parameters: KeyValuePairs<String, String> = [:], as caller: SigningKeyPair? = root
    ) async -> XMLResponse {
        await call(action, fields: parameters.map { ($0.key, $0.value) }, as: caller)
    }

    /// The answer to a call whose parameters are computed.
    func call(
        _ action: String, fields: [(String, String)], as caller: SigningKeyPair? = root
    ) async -> XMLResponse {
        let service = Self.securityTokens.contains(action) ? "sts" : "iam"
        let body = ([("Action", action)] + fields).map { "\($0)=\(PercentEncoding.encode($1.utf8))" }.joined(
            separator: "&")
        var request = WireRequest(
            headers: [("Host", "localhost"), ("Content-Type", "application/x-www-form-urlencoded")],
            body: Array(body.utf8), remoteAddress: "192.0.2.7", requestID: "r")
        if let caller {
            if let token = caller.token { request.headers.append(("X-Amz-Security-Token", token)) }
            let signer = Signer(
                accessKeyID: caller.id, secret: caller.secret, region: Self.region, service: service)
            request = signer.sign(request, at: clock.now)
        }
        return XMLResponse(await protocols.respond(to: request))
    }

    /// A new user with an inline policy; its key signs.
    func user(_ name: String, policy: String?) async throws -> SigningKeyPair {
        #expect(await call("CreateUser", ["UserName": name]).error == nil)
        if let policy {
            let put = await call(
                "PutUserPolicy", ["UserName": name, "PolicyName": "inline", "PolicyDocument": policy])
            #expect(put.error == nil)
        }
        return try await call("CreateAccessKey", ["UserName": name]).keyPair()
    }

    /// A policy with one statement.
    static func allow(_ actions: String..., on resource: String = "*", if condition: String? = nil) -> String {
        let list = actions.map { "\"\($0)\"" }.joined(separator: ",")
        let condition = condition.map { ",\"Condition\":\($0)" } ?? ""
        return """
            {"Version":"2012-10-17","Statement":[{"Effect":"Allow","Action":[\(list)],"Resource":"\(resource)"\
            \(condition)}]}
            """
    }

    /// A trust policy for a principal, which is JSON.
    static func trust(_ principal: String = #"{"AWS":"123456789012"}"#, _ action: String = "sts:AssumeRole") -> String {
        #"{"Statement":[{"Effect":"Allow","Principal":\#(principal),"Action":"\#(action)"}]}"#
    }
}

/// An answer of STS or IAM.
struct XMLResponse {
    let status: Int
    let text: String

    init(_ response: WireResponse) {
        status = response.status
        text = String(decoding: response.body, as: UTF8.self)
    }

    /// The texts of all elements of a name that hold nothing but text.
    subscript(name: String) -> [String] {
        text.split(separator: "<\(name)>", omittingEmptySubsequences: false).dropFirst().compactMap { rest in
            let value = rest.prefix { $0 != "<" }
            guard rest.dropFirst(value.count).hasPrefix("</\(name)>") else { return nil }
            return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")].reduce(String(value)) {
                $0.replacing($1.0, with: $1.1)
            }
        }
    }

    /// The code and the message of a refusal; nil if the call succeeded.
    var error: String? { status == 200 ? nil : "\(self["Code"].first ?? "?"): \(self["Message"].first ?? "?")" }

    /// The code of a refusal.
    var code: String? { status == 200 ? nil : self["Code"].first }

    /// The keys in the answer.
    func keyPair() throws -> SigningKeyPair {
        SigningKeyPair(
            id: try #require(self["AccessKeyId"].first), secret: Secret(try #require(self["SecretAccessKey"].first)),
            token: self["SessionToken"].first)
    }
}

/// Checks tokens of other providers by what a test has set.
final class FederatedSubjects: FederatedTokenChecking {
    let subject = Locked<FederatedSubject?>(nil)

    func webIdentity(_ token: Secret<String>, provider: String?) async throws -> FederatedSubject {
        try found(token)
    }

    func saml(_ response: Secret<String>, provider: String) async throws -> FederatedSubject { try found(response) }

    private func found(_ proof: Secret<String>) throws -> FederatedSubject {
        guard let subject = subject.read({ $0 }), proof.exposed == "good" else {
            throw SecurityTokenRefusal.invalidIdentityToken("The token is not valid")
        }
        return subject
    }
}
