import AccessControl
import Foundation
import Kernel
import Outbound
import Pages
import SigV4
import Wire

/// Calls a running server over its admin port.
struct RemoteAdminClient: AdminClient {
    let address: String
    let credentials: CredentialsFile
    let region: String
    let world: World
    private let caller: HTTPCaller

    init(address: String, credentials: CredentialsFile, region: String, world: World) {
        self.address = address
        self.credentials = credentials
        self.region = region
        self.world = world
        var limits = HTTPCallLimits()
        (limits.total, limits.body) = (20, 16 << 20)
        caller = HTTPCaller(workers: 1, limits: limits)
    }

    func createAccessKey(description: String) async throws -> AdminProtocol.NewKey {
        try await ask(.createAccessKey, AdminProtocol.Arguments(description: description))
    }

    func accessKeys() async throws -> [AdminProtocol.Key] { try await ask(.listAccessKeys) }

    func deleteAccessKey(_ id: String) async throws {
        let _: AdminProtocol.NoResult = try await ask(.deleteAccessKey, AdminProtocol.Arguments(id: id))
    }

    func rotateSigningKeys(of pool: String, atOnce: Bool) async throws {
        let _: AdminProtocol.NoResult = try await ask(
            .rotateSigningKeys, AdminProtocol.Arguments(id: pool, atOnce: atOnce))
    }

    func pools() async throws -> [AdminProtocol.Pool] { try await ask(.listPools) }

    func createRecoveryCodes(for username: String, in pool: String) async throws -> AdminProtocol.RecoveryCodeList {
        try await ask(.createRecoveryCodes, AdminProtocol.Arguments(pool: pool, username: username))
    }

    func countRecoveryCodes(of username: String, in pool: String) async throws -> AdminProtocol.RecoveryCodeCount {
        try await ask(.getRecoveryCodeCount, AdminProtocol.Arguments(pool: pool, username: username))
    }

    func resetSecondFactors(of username: String, in pool: String) async throws {
        let _: AdminProtocol.NoResult = try await ask(
            .resetSecondFactors, AdminProtocol.Arguments(pool: pool, username: username))
    }

    func revokeSessions(ofRole name: String) async throws {
        let _: AdminProtocol.NoResult = try await ask(.revokeRoleSessions, AdminProtocol.Arguments(id: name))
    }

    func extensions(of client: String, in pool: String) async throws -> AdminProtocol.ClientExtensions {
        try await ask(.getClientExtensions, AdminProtocol.Arguments(id: client, pool: pool))
    }

    func extend(_ client: String, in pool: String, _ change: AdminProtocol.ClientExtensions) async throws
        -> AdminProtocol.ClientExtensions
    {
        try await ask(.setClientExtensions, AdminProtocol.Arguments(id: client, pool: pool, extensions: change))
    }

    func addTarget(_ target: AdminProtocol.NewTarget) async throws -> AdminProtocol.TargetSecret {
        try await ask(.addTriggerTarget, AdminProtocol.Arguments(target: target))
    }

    func targets() async throws -> [AdminProtocol.Target] { try await ask(.listTriggerTargets) }

    func removeTarget(_ function: String) async throws {
        let _: AdminProtocol.NoResult = try await ask(
            .removeTriggerTarget, AdminProtocol.Arguments(id: function))
    }

    func invoke(_ trigger: String, in pool: String, event: String?) async throws -> TriggerCallView {
        try await ask(.invokeTrigger, AdminProtocol.Arguments(id: pool, trigger: trigger, event: event))
    }

    func messages(limit _: Int) async throws -> [InboxMessage] {
        let (status, body) = try await exchange(WireRequest(method: "GET", path: "/inbox/messages"))
        guard status != 404 else { throw ConfigurationError("the running server has no inbox: it has no --dev") }
        return try JSONDecoder().decode([InboxMessage].self, from: body)
    }

    func close() async { await caller.close() }

    private struct Refused: Decodable { var message: String }

    func ask<Answer: Decodable>(
        _ call: AdminProtocol.Call, _ arguments: AdminProtocol.Arguments = AdminProtocol.Arguments()
    ) async throws -> Answer {
        let request = WireRequest(
            headers: [
                ("Host", address.drop { $0 != "/" }.dropFirst(2).description),
                ("Content-Type", "application/x-amz-json-1.1"),
                ("X-Amz-Target", AdminProtocol.targetPrefix + call.rawValue),
            ], body: Array(try JSONEncoder().encode(arguments)))
        let signer = Signer(
            accessKeyID: credentials.accessKeyID, secret: credentials.secret, region: region,
            service: AdminProtocol.signingName)
        let (status, body) = try await exchange(signer.sign(request, at: world.now()))
        guard status == 200 else {
            let words = (try? JSONDecoder().decode(Refused.self, from: body))?.message ?? "status \(status)"
            throw ConfigurationError("the running server refuses: \(words)")
        }
        return try JSONDecoder().decode(Answer.self, from: body)
    }

    private func exchange(_ asked: WireRequest) async throws -> (status: Int, body: Data) {
        let call = HTTPCall(asked.method, url: address + asked.path, headers: asked.headers, body: asked.body)
        do throws(HTTPCallError) {
            let answer = try await caller.send(call)
            return (answer.status, Data(answer.body))
        } catch {
            throw ConfigurationError("the running server does not answer at \(address)")
        }
    }
}

/// The operator's settings for pools, identity providers and roles.
extension RemoteAdminClient {
    func roleExtensions(of name: String) async throws -> AdminProtocol.RoleExtensions {
        try await ask(.getRoleExtensions, AdminProtocol.Arguments(id: name))
    }

    func extendRole(_ name: String, _ change: AdminProtocol.RoleExtensions) async throws
        -> AdminProtocol.RoleExtensions
    {
        try await ask(.setRoleExtensions, AdminProtocol.Arguments(id: name, roleExtensions: change))
    }

    func poolExtensions(of pool: String) async throws -> AdminProtocol.PoolExtensions {
        try await ask(.getPoolExtensions, AdminProtocol.Arguments(pool: pool))
    }

    func extendPool(_ pool: String, _ change: AdminProtocol.PoolExtensions) async throws
        -> AdminProtocol.PoolExtensions
    {
        try await ask(.setPoolExtensions, AdminProtocol.Arguments(pool: pool, poolExtensions: change))
    }

    func groupRules(of provider: String, in pool: String) async throws -> [AdminProtocol.GroupRule] {
        try await ask(.getGroupRules, AdminProtocol.Arguments(pool: pool, provider: provider))
    }

    func setGroupRules(_ rules: [AdminProtocol.GroupRule], of provider: String, in pool: String) async throws
        -> [AdminProtocol.GroupRule]
    {
        try await ask(
            .setGroupRules, AdminProtocol.Arguments(pool: pool, provider: provider, groupRules: rules))
    }
}

extension RemoteAdminClient {
    func providerExtensions(of provider: String, in pool: String) async throws -> AdminProtocol.ProviderExtensions {
        try await ask(.getProviderExtensions, AdminProtocol.Arguments(pool: pool, provider: provider))
    }

    func extendProvider(_ provider: String, in pool: String, _ change: AdminProtocol.ProviderExtensions) async throws
        -> AdminProtocol.ProviderExtensions
    {
        try await ask(
            .setProviderExtensions,
            AdminProtocol.Arguments(pool: pool, provider: provider, providerExtensions: change))
    }

    func countWrongCodes(of username: String, in pool: String) async throws -> AdminProtocol.WrongCodeCount {
        try await ask(.getWrongCodeCount, AdminProtocol.Arguments(pool: pool, username: username))
    }

    func unlock(_ username: String, in pool: String) async throws {
        let _: AdminProtocol.NoResult = try await ask(
            .unlockUser, AdminProtocol.Arguments(pool: pool, username: username))
    }
}
