import Directory
import Foundation
import Kernel
import Storage
import Synchronization
import TestKit
import Testing
import Tokens
import UserPoolAPI
import UserPoolsModel
import Wire
import WireRuntime

/// The JSON API over a test server.
struct TestAPI {
    let base: TestKit.TestServer
    private let table: OperationTable
    private let cause = Cause()

    /// `SmsConfiguration` as tools send it.
    static let sms = ["SnsCallerArn": "arn:aws:iam::123456789012:role/sms", "ExternalId": "x"]

    var database: any Database { base.database }
    var clock: ManualClock { base.clock }

    init(
        _ engine: Engine = .sqliteFile, quotas: Quotas = Quotas(), groupDeletion: Groups.Deletion = .withMembers,
        hasSenderKey: Bool = true
    ) async throws {
        base = try await TestKit.TestServer(engine)
        let services = PoolServices(
            pools: base.pools(quotas), database: base.database, world: base.world, settings: base.settings,
            cipher: base.cipher, samlKeys: base.samlKeys,
            providerMetadata: base.metadataSource(TestProvider(base.world).client),
            publicURL: PublicURL(TestKit.TestServer.publicURL),
            certificates: [TestKit.TestServer.certificate], quotas: quotas,
            groupDeletion: groupDeletion, triggers: TriggerCheck(base.functions, hasSenderKey: hasSenderKey))
        let cause = cause
        table = OperationTable(
            .userPools,
            operations: UserPoolOperations.poolOperations(services)
                + UserPoolOperations.userOperations(
                    base.accounts, authenticator: base.authenticator, refresh: base.refresh,
                    clientTokens: base.clientTokens),
            authentication: .open,
            pages: PageSeal(key: Secret(base.world.bytes(32))), frame: RequestFrame { cause.note($0) })
    }

    /// The internal cause of an error, which responses do not contain.
    private final class Cause: Sendable {
        private let last = Mutex("")
        var text: String { last.withLock { $0 } }
        func note(_ record: RequestRecord) {
            let text = record.error.map { "\($0.code) \($0.cause.map { "\($0)" } ?? "")" } ?? ""
            last.withLock { $0 = text }
        }
    }

    /// A response.
    struct Reply {
        var status: Int
        var body: [String: Any]

        /// The error's code, if any.
        var code: String? { body["__type"] as? String }
        /// The error's message.
        var message: String { body["message"] as? String ?? "" }

        subscript(_ path: String...) -> Any? {
            path.reduce(body as Any?) { value, member in (value as? [String: Any])?[member] }
        }
    }

    /// Calls `operation` with the members of `input`, as an administrator whose signature names `region`.
    func call(
        _ operation: String, _ input: [String: Any] = [:], signedFor region: String = "eu-test-1"
    ) async throws -> Reply {
        let response = await table.respond(
            to: WireRequest(
                headers: [
                    ("X-Amz-Target", "AWSCognitoIdentityProviderService.\(operation)"),
                    ("Content-Type", "application/x-amz-json-1.1"), ("X-Test-Region", region),
                ],
                body: [UInt8](try JSONSerialization.data(withJSONObject: input)), requestID: "r"))
        let body = response.body.isEmpty ? [:] : try JSONSerialization.jsonObject(with: Data(response.body))
        #expect(response.status != 500, "\(operation): \(cause.text)")
        return Reply(status: response.status, body: body as? [String: Any] ?? [:])
    }

    /// Creates a pool with the members of `input`, and returns its id.
    func pool(_ input: [String: Any] = [:]) async throws -> String {
        let reply = try await call("CreateUserPool", ["PoolName": "people"].merging(input) { $1 })
        guard let id = reply["UserPool", "Id"] as? String else { throw InvalidInput(reply.message) }
        return id
    }

    /// Creates a client of `pool` with the members of `input`, and returns its description.
    func client(of pool: String, _ input: [String: Any] = [:]) async throws -> [String: Any] {
        let asked: [String: Any] = ["UserPoolId": pool, "ClientName": "app"]
        let reply = try await call("CreateUserPoolClient", asked.merging(input) { $1 })
        guard let client = reply["UserPoolClient"] as? [String: Any] else { throw InvalidInput(reply.message) }
        return client
    }

    /// A user in `pool`, created by an administrator.
    func makeUser(_ name: String, in pool: String) async throws {
        let reply = try await call(
            "AdminCreateUser", ["UserPoolId": pool, "Username": name, "MessageAction": "SUPPRESS"])
        guard reply.status == 200 else { throw InvalidInput(reply.message) }
    }
}

extension CallerAuthentication {
    /// Accepts every signed request as an administrator's, for the region in a header of tests, and no access token.
    static let open = CallerAuthentication(
        accessToken: { _, _ in throw AccessTokenRefusal.invalid },
        signature: { request, _ in
            IAMCaller(
                accessKeyID: "AKTEST", accountID: "123456789012", region: request.header("x-test-region") ?? "",
                principal: .root)
        },
        permission: { _, _, _ in }, action: { _, _, _ in })
}

/// Whether two JSON values are the same.
func same(_ one: Any?, _ other: Any?) -> Bool {
    func text(_ value: Any?) -> Data? {
        value.flatMap { try? JSONSerialization.data(withJSONObject: [$0], options: [.sortedKeys]) }
    }
    return text(one) == text(other)
}
