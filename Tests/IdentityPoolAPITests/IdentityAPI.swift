import AccessControl
import Federation
import Foundation
import IAMAPI
import IdentityPoolAPI
import IdentityPools
import IdentityPoolsModel
import Kernel
import Storage
import Synchronization
import TestKit
import Testing
import Tokens
import Wire
import WireRuntime

/// The JSON API of identity pools over a test server.
struct IdentityAPI {
    let base: TestKit.TestServer
    private let table: OperationTable
    let reports = Reports()

    static let account = "123456789012"
    static let administrator = IAMCaller(
        accessKeyID: "AKIA", accountID: account, region: "eu-test-1", principal: .root)

    /// What operators are told.
    final class Reports: Sendable {
        private let kept = Mutex<[WritableClaim]>([])
        var all: [WritableClaim] { kept.withLock { $0 } }
        func keep(_ claim: WritableClaim) { kept.withLock { $0.append(claim) } }
    }

    init(_ engine: Engine = .sqliteFile, as administrator: IAMCaller = Self.administrator) async throws {
        try self.init(try await TestKit.TestServer(engine), as: administrator)
    }

    /// - Parameter client: Asks the external STSes of roles; nil if none answers.
    init(
        _ base: TestKit.TestServer, as administrator: IAMCaller = Self.administrator,
        _ client: ProviderClient? = nil
    ) throws {
        self.base = base
        let reports = reports
        let services = IdentityPoolServices(
            pools: base.identityPools(), identities: base.identities, tokens: base.openIDTokens(),
            securityTokens: base.securityTokens(client), names: TestKit.TestServer.userPoolNames,
            accountID: Self.account, report: { reports.keep($0) })
        table = OperationTable(
            .identityPools, operations: IdentityPoolOperations.all(services),
            authentication: CallerAuthentication(
                accessToken: { _, _ in throw InvalidInput("No operation takes an access token.") },
                signature: { request, _ in
                    guard request.header("authorization") != nil else {
                        throw ServiceError(.missingAuthenticationToken, "Missing Authentication Token")
                    }
                    return administrator
                },
                permission: { _, _, _ in }, action: { _, _, _ in }),
            pages: PageSeal(key: Secret(base.world.bytes(32))))
    }

    /// The operations in the model that the table does not have.
    var unbuilt: Set<String> { table.unbuilt }

    /// The answer to a call: the members of the body.
    @discardableResult
    func call(_ operation: String, _ body: [String: Any] = [:], signed: Bool = true) async throws -> [String: Any] {
        let response = try await respond(operation, body, signed: signed)
        guard response.status == 200 else { throw APIError(response) }
        guard !response.body.isEmpty else { return [:] }
        return try JSONSerialization.jsonObject(with: Data(response.body)) as? [String: Any] ?? [:]
    }

    /// The code and the message of a call that is refused; nil if it succeeds.
    func refusal(of operation: String, _ body: [String: Any] = [:], signed: Bool = true) async throws -> String? {
        do {
            try await call(operation, body, signed: signed)
            return nil
        } catch let error as APIError { return error.text }
    }

    private func respond(_ operation: String, _ body: [String: Any], signed: Bool) async throws -> WireResponse {
        var headers: [WireRequest.Header] = [
            ("x-amz-target", "AWSCognitoIdentityService.\(operation)"), ("content-type", "application/x-amz-json-1.1"),
        ]
        if signed { headers.append(("authorization", "AWS4-HMAC-SHA256 …")) }
        return await table.respond(
            to: WireRequest(headers: headers, body: Array(try JSONSerialization.data(withJSONObject: body))))
    }

    /// A new pool that gives identities to all, with further members.
    func makePool(_ members: [String: Any] = [:]) async throws -> String {
        let body: [String: Any] = ["IdentityPoolName": "pool", "AllowUnauthenticatedIdentities": true]
        let made = try await call("CreateIdentityPool", body.merging(members) { _, new in new })
        return try #require(made["IdentityPoolId"] as? String)
    }
}

/// A refused call.
struct APIError: Error {
    /// `Code: message`
    let text: String

    init(_ response: WireResponse) {
        let body = (try? JSONSerialization.jsonObject(with: Data(response.body))) as? [String: Any] ?? [:]
        let code = (body["__type"] as? String) ?? "?"
        text = "\(code): \((body["message"] ?? body["Message"]) as? String ?? "?")"
    }
}
