import AccessControl
import Cryptography
import Kernel
import SigV4
import Storage
import TestKit
import Testing
import UserPoolsModel
import Wire
import WireRuntime

/// An account on an empty database, with everything that IAM and STS need.
struct TestAccount {
    static let id = "123456789012"
    static let region = "us-east-1"

    let database: any Database
    let clock = ManualClock()
    let world: World
    let store: IAMStore
    let cipher: SecretCipher
    let keys: AccessKeys
    let federation = TestFederation()

    init(_ engine: Engine, quotas: IAMQuotas = IAMQuotas(), seed: UInt64 = 1) async throws {
        try self.init(on: try await engine.freshDatabase(), quotas: quotas, seed: seed)
    }

    init(
        on database: any Database, quotas: IAMQuotas = IAMQuotas(), seed: UInt64 = 1, epoch: String? = nil,
        key: Secret<String>? = nil
    ) throws {
        let random = SeededRandom(seed: seed)
        let clock = clock
        let world = World(now: { clock.now }, bytes: { random.bytes($0) })
        let sealing = try SealingKeys(text: key ?? SealingKeys.makeText(from: world), source: "test")
        self.world = world
        self.database = database
        let sealer = Sealer(sealing, world: world)
        cipher = SecretCipher(sealer: sealer, hashes: KeyedHash(.make(from: world)), challengeEpoch: epoch)
        store = IAMStore(database, world: world, accountID: Self.id, quotas: quotas)
        keys = AccessKeys(
            database: database, sealer: sealer, world: world,
            root: try RootKey(id: "ROOTKEY", secret: Secret("0123456789abcdef")))
        userKeys = UserAccessKeys(store, sealer: sealer)
    }

    let userKeys: UserAccessKeys
    var users: IAMUsers { IAMUsers(store) }
    var roles: IAMRoles { IAMRoles(store) }
    var managed: ManagedPolicies { ManagedPolicies(store) }
    var attachments: PolicyAttachments { PolicyAttachments(store) }
    var inline: InlinePolicies { InlinePolicies(store) }
    var tokens: SessionTokens { SessionTokens(cipher, world: world) }
    var sts: SecurityTokens { SecurityTokens(store, tokens: tokens, federation: federation) }

    /// The server's check of signatures. Without principals only the account's own keys sign.
    func signatures(withPrincipals: Bool = true) -> SignatureAuthentication {
        SignatureAuthentication(
            keys: keys, world: world, region: Self.region, accountID: Self.id,
            principals: withPrincipals ? Principals(store, tokens: tokens, poolTags: .none) : nil)
    }

    /// A new user with an inline policy and an access key.
    func user(_ name: String, policy: String? = Policy.all, boundary: String? = nil) async throws -> NewAccessKey {
        _ = try await users.create(name, boundary: boundary)
        if let policy { try await inline.put("inline", document: policy, on: .user(name)) }
        return try await userKeys.create(for: name)
    }

    /// A new role with an inline policy.
    func role(_ name: String, trust: String, policy: String? = Policy.all, longest: Int? = nil) async throws -> String {
        var draft = IAMRoles.Draft(name: name, trustPolicy: trust)
        draft.maxSessionDuration = longest
        let role = try await roles.create(draft).role
        if let policy { try await inline.put("inline", document: policy, on: .role(name)) }
        return role.resource.arn(in: Self.id)
    }

    /// The caller whose key signs a request for `ListUserPools`.
    func caller(_ key: NewAccessKey) async throws -> IAMCaller {
        try await caller(key.key.id.rawValue, key.secret, token: nil)
    }

    /// The caller whose temporary credentials sign a request for `ListUserPools`.
    func caller(_ credentials: SessionCredentials) async throws -> IAMCaller {
        try await caller(credentials.accessKeyID, credentials.secret, token: credentials.sessionToken.exposed)
    }

    func caller(_ id: String, _ secret: Secret<String>, token: String?) async throws -> IAMCaller {
        try await signatures().signer(of: request(id, secret, token: token), for: ListUserPoolsInput.operation)
    }

    /// A signed request.
    func request(_ id: String, _ secret: Secret<String>, token: String?) -> WireRequest {
        var request = Sample.unsigned
        request.remoteAddress = "192.0.2.7"
        if let token { request.headers.append((name: "X-Amz-Security-Token", value: token)) }
        return Sample.signed(request, key: id, secret: secret, at: clock.now)
    }

    /// The account itself, by the key from the environment.
    func root() async throws -> IAMCaller { try await caller("ROOTKEY", Secret("0123456789abcdef"), token: nil) }

    /// Why a caller may not perform an operation on a pool; nil if it may.
    func denial(
        _ caller: IAMCaller, _ operation: OperationModel = ListUsersInput.operation,
        on resource: Resource = .userPool(UserPoolID(rawValue: "us-east-1_abc"))
    ) async throws -> String? {
        try await refusal { try await signatures().requirePermission(of: caller, for: operation, on: resource) }?
            .message
    }

    /// The refusal of `work`; nil if it succeeded.
    func refusal<Value>(_ work: () async throws -> Value) async throws -> (any Refusal)? {
        try await TestKit.refusal(of: work)
    }
}

/// A port for tokens of other providers that answers what a test has set.
final class TestFederation: FederatedTokenChecking {
    let identity = Locked<FederatedSubject?>(nil)

    func webIdentity(_ token: Secret<String>, provider: String?) async throws -> FederatedSubject {
        guard let identity = identity.read({ $0 }), token.exposed == "good" else {
            throw SecurityTokenRefusal.invalidIdentityToken(
                "Couldn't retrieve verification key from your identity provider")
        }
        return identity
    }

    func saml(_ response: Secret<String>, provider: String) async throws -> FederatedSubject {
        guard let identity = identity.read({ $0 }), identity.provider == provider else {
            throw SecurityTokenRefusal.invalidIdentityToken("Response signature invalid")
        }
        return identity
    }
}
