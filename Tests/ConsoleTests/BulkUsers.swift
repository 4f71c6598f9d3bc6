import AccessControl
import Kernel
import Storage
import TestKit
import UserPoolsModel
import Wire
import WireRuntime

@testable import Console

/// Users of a pool behind the operations that jobs call, and who has called which.
struct BulkUsers: Sendable {
    /// The users and what happens to calls.
    struct State: Sendable {
        /// Whether each user is enabled.
        var users: [String: Bool] = [:]
        /// The operation and the user of every call that was permitted, without listings.
        var calls: [String] = []
        /// The ARNs of those whose policies permit nothing.
        var denied: Set<String> = []
        /// How often the server fails for a user before it does not.
        var failures: [String: Int] = [:]
        /// Users that the operation refuses.
        var refused: Set<String> = []
        var maxPage = 0
        /// What happens before a page is listed.
        var beforeListing: (@Sendable () async throws -> Void)?
    }

    static let pool = UserPoolID(rawValue: "us-east-1_Example")

    let account: ConsoleAccount
    let state = Locked(State())

    init(_ engine: Engine, users: [String] = []) async throws {
        account = try await ConsoleAccount(engine)
        state.change { state in for user in users { state.users[user] = true } }
    }

    /// The jobs as a node knows them.
    var jobs: BulkJobs {
        let server = account.server
        let signatures = SignatureAuthentication(
            keys: account.keys, world: server.world, region: ConsoleAccount.region, accountID: TestServer.account,
            principals: Principals(server.identityStore, tokens: server.sessionTokens, poolTags: .none))
        let authentication = CallerAuthentication(
            accessToken: { _, _ in throw ServiceError(.notAuthorized, "No tokens.") },
            signature: { _, _ in throw ServiceError(.invalidSignature, "No signatures.") },
            permission: { [state] caller, operation, _ in
                guard !state.read({ $0.denied.contains(caller.arn) }) else {
                    throw ServiceError(.accessDenied, "\(operation.name) is not allowed.")
                }
            }, action: { _, _, _ in })
        let operations: [any Operation] = [
            ListedUsers(state: state), FoundUser(state: state),
            ActOnUser<AdminDisableUserInput>(state: state, username: \.username) { $0.users[$1] = false },
            ActOnUser<AdminEnableUserInput>(state: state, username: \.username) { $0.users[$1] = true },
            ActOnUser<AdminDeleteUserInput>(state: state, username: \.username) { $0.users[$1] = nil },
        ]
        return BulkJobs(
            server.database, world: server.world, cipher: server.cipher,
            credentials: ConsoleCredentials(
                signer: { try await signatures.signer(ofAddress: $0, service: ConsoleEntry.service) },
                caller: { try await signatures.caller(accessKeyID: $0, token: $1, for: $2) },
                operators: account.operators.port),
            tables: [
                OperationTable(
                    .userPools, operations: operations, authentication: authentication,
                    pages: PageSeal(key: Secret(Array(repeating: 7, count: 32))))
            ])
    }

    func runner(_ pause: @escaping BulkRunner.Pause = { _ in }) -> BulkRunner { BulkRunner(jobs, pause: pause) }

    /// Does all that is due.
    func run(_ pause: @escaping BulkRunner.Pause = { _ in }) async throws {
        while try await runner(pause).advance() {}
    }

    /// A session of a new key of the account, or of a new user.
    func session(of user: String? = nil) async throws -> (session: ConsoleSession, caller: IAMCaller) {
        let key =
            if let user { try await account.userKey(user) } else { try await account.keys.create(description: "") }
        let cookie = try await account.enter(by: account.address(signedBy: key))
        guard let found = try await account.sessions.find(cookie, for: Self.request) else {
            throw ServiceError(.accessDenied, "There is no session.")
        }
        return found
    }

    static let request = WireRequest(method: "POST", path: "/console", remoteAddress: "127.0.0.1")

    func start(_ order: BulkOrder, by session: ConsoleSession) async throws -> BulkJob {
        try await jobs.start(order, in: Self.pool, by: session, from: Self.request)
    }

    /// A job as it is stored.
    func stored(_ job: BulkJob) async throws -> BulkJob {
        guard let found = try await account.server.database.read({ try BulkJobTable($0).find(job.id, in: job.pool) })
        else { throw ServiceError(.resourceNotFound, "There is no job.") }
        return found
    }

    var calls: [String] { state.read { $0.calls } }
}

/// `ListUsers`, in the order of the names.
private struct ListedUsers: PagedOperation {
    let state: Locked<BulkUsers.State>

    func perform(
        _ input: ListUsersInput, for _: IAMCaller, on page: PageRequest
    ) async throws -> Listed<ListUsersOutput> {
        try await state.read { $0.beforeListing }?()
        let all = state.change { state in
            state.maxPage = max(state.maxPage, page.limit)
            return state.users.sorted { $0.key < $1.key }
        }
        let rows = all.filter { $0.key > page.after?[0] ?? "" }
        let found = Page(rows: Array(rows.prefix(page.limit + 1).map { ($0.key, $0.value) }), limit: page.limit) {
            Cursor($0.0)
        }
        return Listed(
            ListUsersOutput(
                users: found.items.map { UserType(enabled: $0.1, username: Username(rawValue: $0.0)) }),
            next: found.next)
    }
}

private struct FoundUser: Operation {
    let state: Locked<BulkUsers.State>

    func perform(_ input: AdminGetUserInput, for _: IAMCaller) async throws -> AdminGetUserOutput {
        guard let enabled = state.read({ $0.users[input.username.rawValue] }) else {
            throw ServiceError(.userNotFound, "User does not exist.")
        }
        return AdminGetUserOutput(enabled: enabled, username: input.username)
    }
}

/// An operation that changes a user.
private struct ActOnUser<Input: OperationInput>: Operation {
    typealias Caller = IAMCaller
    let state: Locked<BulkUsers.State>
    let username: @Sendable (Input) -> Username
    let change: @Sendable (inout BulkUsers.State, String) -> Void

    init(
        state: Locked<BulkUsers.State>, username: @escaping @Sendable (Input) -> Username,
        change: @escaping @Sendable (inout BulkUsers.State, String) -> Void
    ) {
        (self.state, self.username, self.change) = (state, username, change)
    }

    func perform(_ input: Input, for _: IAMCaller) async throws -> Input.Output {
        let name = username(input).rawValue
        try state.change { state in
            state.calls.append("\(Input.operation.name) \(name)")
            if let left = state.failures[name], left > 0 {
                state.failures[name] = left - 1
                throw ServiceError(.internalError, "Down.")
            }
            guard state.users[name] != nil else { throw ServiceError(.userNotFound, "User does not exist.") }
            guard !state.refused.contains(name) else { throw ServiceError(.invalidParameter, "Not \(name).") }
            change(&state, name)
        }
        return try Input.Output(JSONObject())
    }
}
