import Accounts
import Authentication
import Directory
import Federation
import Kernel
import TestKit
import Testing

/// A pool with a linking policy, the provider `Contoso`, whose flag of the address is mapped, and a client.
struct LinkingSite {
    let server: TestServer
    let pool: UserPool
    let client: Client
    let provider: IdentityProvider

    static let address = "ann@example.com"
    static let mapping = ["email": "email", "email_verified": "email_verified"]
    static let verified = ["email": address, "email_verified": "true"]

    init(
        _ engine: Engine, _ policy: LinkingPolicy = .automatic, mapping: [String: String] = LinkingSite.mapping,
        pool set: (inout PoolSettings) -> Void = { _ in }, client setClient: (inout ClientSettings) -> Void = { _ in }
    ) async throws {
        try await self.init(try await TestServer(engine), policy, mapping: mapping, pool: set, client: setClient)
    }

    init(
        _ server: TestServer, _ policy: LinkingPolicy = .automatic, mapping: [String: String] = LinkingSite.mapping,
        pool set: (inout PoolSettings) -> Void = { _ in }, client setClient: (inout ClientSettings) -> Void = { _ in }
    ) async throws {
        self.server = server
        pool = try await server.poolVerifyingEmail([], setting: set)
        provider = try await server.addProvider(to: pool.id, mapping: mapping)
        client = try await server.client(in: pool, setClient)
        try await extend { $0.linking = policy }
    }

    var context: ClientContext {
        get async throws { try await ClientContext(client.id, settings: server.settings, cipher: server.cipher) }
    }

    var accounts: ExternalAccounts { ExternalAccounts(server.accounts) }

    func extend(_ change: @escaping @Sendable (inout PoolExtensions) -> Void) async throws {
        _ = try await server.pools.extend(pool.id, change: change)
    }

    /// A confirmed user who has proven the address.
    @discardableResult
    func makeUser(_ name: String = "ann", _ address: String = address) async throws -> User {
        try await server.makeUser(name, attributes: ["email": address], by: client)
    }

    func find(
        _ subject: String = "u-1", _ claims: [String: String] = verified, at provider: IdentityProvider? = nil
    ) async throws -> ExternalAccounts.Recognition {
        try await accounts.recognise(
            ExternalProfile(subject: subject, claims: claims), at: provider ?? self.provider, from: try await context)
    }

    /// What comes of a sign-in, without what differs between two runs.
    enum Result: Equatable {
        case added
        /// The user was known, or has just been linked.
        case signedIn(UserID)
        case asked(UserID)
    }

    func result(
        _ subject: String = "u-1", _ claims: [String: String] = verified, at provider: IdentityProvider? = nil
    ) async throws -> Result {
        switch try await find(subject, claims, at: provider) {
        case .question(let link): .asked(link.user)
        case .found(let found): found.isNew ? .added : .signedIn(found.user.id)
        }
    }

    /// The question that the sign-in leads to.
    func question(_ subject: String = "u-1") async throws -> PendingLink {
        guard case .question(let link) = try await find(subject) else {
            throw InvalidInput("The sign-in leads to no question.")
        }
        return link
    }

    /// Links as the page does after a sign-in of `name` with the password.
    func prove(_ link: PendingLink, as name: String = "ann") async throws {
        let user = try await server.signInOnPage(name, by: client)
        try await accounts.link(link, at: provider, to: user.user.id, from: try await context, session: user.session)
    }

    func administer(_ values: [String: String]) async throws { try await administer("ann", values) }

    func administer(_ name: Username, _ values: [String: String]) async throws {
        try await server.administration.update(values, of: name, in: pool.id)
    }
}

extension ExternalAccounts.Recognition {
    /// The user, if there is no question.
    var found: ExternalAccounts.Found {
        get throws {
            guard case .found(let found) = self else { throw InvalidInput("The sign-in leads to a question.") }
            return found
        }
    }
}
