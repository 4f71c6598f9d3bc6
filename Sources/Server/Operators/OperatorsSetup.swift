import AccessControl
import Cryptography
import Directory
import Factors
import Kernel
import Storage

/// Creates the operators' pool and its users.
struct OperatorsSetup: Sendable {
    let store: OpenStore
    let settings: SettingsCache
    let configuration: Configuration

    init(_ store: OpenStore, settings: SettingsCache, configuration: Configuration) {
        (self.store, self.settings, self.configuration) = (store, settings, configuration)
    }

    private var account: String { configuration.account.id }
    private var iam: IAMStore {
        IAMStore(
            store.database, world: store.world, accountID: account, quotas: configuration.account.quotas)
    }

    static let poolName = "operators"

    /// An operator who is about to become a user of the pool.
    struct Draft: Sendable {
        var name: String
        var email: String?
        /// Nil if the operator chooses one later.
        var password: Secret<String>?
        var kind = OperatorKind.admin
    }

    /// The operators' pool; nil if there is none.
    func find() async throws -> OperatorsPool? { try await store.database.read { try OperatorsPool($0) } }

    /// Creates the roles, and in one transaction the pool with its client, its groups and the first operator.
    ///
    /// - Throws: `InvalidInput` if there is an operators' pool, or for an invalid username; `PasswordRefusal`.
    @discardableResult
    func createPool(for draft: Draft) async throws -> OperatorsPool {
        guard try await find() == nil else { throw Self.exists }
        try await OperatorKind.createRoles(in: iam)
        let created = Locked<OperatorsPool?>(nil)
        let pools = Pools(
            store.database, tables: storedTables, world: store.world, region: configuration.region,
            quotas: configuration.quotas, creationSteps: [creationStep(for: draft, created: created)], cache: settings)
        _ = try await pools.create(Self.poolName, settings: OperatorsPool.settings, schema: [])
        guard let pool = created.read({ $0 }) else { throw Self.exists }
        return pool
    }

    /// What the transaction of a new pool also writes.
    ///
    /// - Parameter created: Receives the pool with its client.
    private func creationStep(for draft: Draft, created: Locked<OperatorsPool?>) -> PoolCreationStep {
        PoolCreationStep { [self] id in
            let (now, client) = (store.world.now(), ClientID.fresh(from: store.world))
            let pool = UserPool(
                id: id, name: Self.poolName, settings: OperatorsPool.settings,
                schema: try AttributeSchema([], quotas: configuration.quotas), createdAt: now, modifiedAt: now)
            let (row, user) = (try clientRow(client, in: id, at: now), try await user(draft, in: pool))
            let marked = OperatorsPool(pool: id, client: client)
            created.change { $0 = marked }
            return { [account] tx in
                guard try OperatorsPool(tx) == nil else { throw Self.exists }
                try ClientTable(tx).insert(row)
                for kind in OperatorKind.allCases {
                    try GroupTable(tx).insert(kind.group(in: id, account: account, at: now))
                }
                try Self.insert(user, as: draft.kind, in: pool, tx)
                try marked.mark(at: now, tx)
            }
        }
    }

    private static var exists: InvalidInput { InvalidInput("The account has an operators' pool.") }

    /// Adds an operator to the pool, or invites one again who has not chosen a password yet.
    ///
    /// - Throws: `UserRefusal.usernameTaken`, `GroupRefusal.notFound`, or `InvalidInput` for an invalid username.
    func add(_ draft: Draft, to operators: OperatorsPool) async throws {
        let pool = try await settings.pool(operators.pool)
        let new = try await user(draft, in: pool)
        AuditContext.note(pool.id)
        try await store.database.write { tx in
            let named = try UserTable(tx).find(pool.signInName(Username(rawValue: draft.name)), in: pool.id)
            guard let named else { return try Self.insert(new, as: draft.kind, in: pool, tx) }
            guard named.isInvited else { throw UserRefusal.usernameTaken }
            _ = try GroupTable(tx).require(draft.kind.group, in: pool.id)
            try MembershipTable(tx).insert(named.id, into: draft.kind.group, in: pool.id)
        }
    }

    /// Makes an existing pool the operators' pool, and creates its client for the console if it has none.
    ///
    /// - Throws: `MissingResource`, or `InvalidInput` if operators cannot sign in by the pool.
    func markPool(_ id: UserPoolID) async throws -> OperatorsPool {
        let pool = try await settings.pool(id)
        if let fault = pool.faultForOperators { throw InvalidInput(fault) }
        try await OperatorKind.createRoles(in: iam)
        let (now, fresh) = (store.world.now(), ClientID.fresh(from: store.world))
        let row = try clientRow(fresh, in: id, at: now)
        return try await store.database.write { tx in
            if let marked = try OperatorsPool(tx), marked.pool == id, try ClientTable(tx).find(marked.client) != nil {
                return marked
            }
            try PoolTable(tx).requireExistence(id)
            try ClientTable(tx).insert(row)
            let marked = OperatorsPool(pool: id, client: fresh)
            try marked.mark(at: now, tx)
            return marked
        }
    }

    private func clientRow(_ client: ClientID, in pool: UserPoolID, at now: Instant) throws -> Client {
        let secret = Secret(store.world.text(of: 52, from: "0123456789abcdefghijklmnopqrstuvwxyz"))
        return OperatorsPool.client(
            client, in: pool, sealedSecret: try store.cipher.seal(secret: secret, of: client, in: pool),
            callbacks: configuration.operatorCallbacks, at: now)
    }
}

extension OperatorsSetup {
    /// The user that a draft becomes. An e-mail address is verified, because an administrator or the first operator has
    /// given it.
    private func user(_ draft: Draft, in pool: UserPool) async throws -> NewUser {
        var attributes: [String: String] = [:]
        if let email = draft.email { (attributes["email"], attributes["email_verified"]) = (email, "true") }
        var new = try NewUser(
            Username(rawValue: draft.name), attributes: attributes, by: .administrator, in: pool, world: store.world)
        new.user.status = .forceChangePassword
        guard let password = draft.password else { return new }
        let hasher = PasswordHasher(
            crypto: CryptoPool(store.workers), arithmetic: try OpenSSLArithmetic(), cipher: store.cipher,
            world: store.world)
        try hasher.requireAcceptable(password, in: pool, for: .replacement)
        new.user.status = .confirmed
        new.user.credential = try await hasher.credential(
            of: password, for: new.user.id, called: new.user.username, in: pool)
        return new
    }

    private static func insert(_ new: NewUser, as kind: OperatorKind, in pool: UserPool, _ tx: any Transaction) throws {
        _ = try GroupTable(tx).require(kind.group, in: pool.id)
        try UserWriter(tx, of: pool).insert(new.user, calledBy: new.contact)
        try MembershipTable(tx).insert(new.user.id, into: kind.group, in: pool.id)
    }
}

extension User {
    /// Whether the user was invited as an operator and has not chosen a password yet.
    var isInvited: Bool { status == .forceChangePassword && credential == nil }
}
