import AccessControl
import Audit
import Directory
import Foundation
import Kernel
import Logging
import Testing
import Wire
import WireRuntime

@testable import Server

/// Requests and commands leave records in the audit log, whichever way they come in.
@Suite(.timeLimit(.minutes(10))) struct AuditRecordTests {
    private let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    private func configuration(_ flags: [Setting: String] = [:]) throws -> Configuration {
        let own: [Setting: String] = [.data: "\(folder.path)/data"]
        return try Configuration(Settings(flags: own.merging(flags) { $1 }, environment: [:]) { _ in [] })
    }

    private var records: [JSONObject] {
        AuditReader(["\(folder.path)/data/audit"]).last(1000).map(\.record).filter { $0["userIdentity"] != nil }
            .filter { $0["eventType"]?.string != "AuditLog" }
    }

    private func serve(
        _ flags: [Setting: String] = [:], _ use: (MartletServer, Configuration) async throws -> Void
    ) async throws {
        let configuration = try configuration(flags)
        let server = try await MartletServer.build(
            configuration, log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let result: Result<Void, any Error>
        do { result = .success(try await use(server, configuration)) } catch { result = .failure(error) }
        await server.close()
        try result.get()
    }

    private func call(
        _ operation: String, _ body: String, on server: MartletServer
    ) async -> WireResponse {
        await server.api.respond(
            to: WireRequest(
                headers: [
                    ("X-Amz-Target", "AWSCognitoIdentityProviderService.\(operation)"),
                    ("Content-Type", "application/x-amz-json-1.1"), ("User-Agent", "walk/1\r\nx\u{1B}[31m"),
                ], body: Array(body.utf8), remoteAddress: "192.0.2.7", requestID: "r-9"))
    }

    private let signUp = #"{"ClientId":"abcdefghij","Username":"canary-name","Password":"canary-Pass1!"}"#

    // CT-FLD-10, CT-FLD-14, CT-FLD-16, ADM-12
    @Test func `a call leaves one record with its parameters, and without its secrets`() async throws {
        try await serve { server, _ in _ = await call("SignUp", signUp, on: server) }
        let record = try #require(records.first)
        #expect(records.count == 1 && record["eventName"]?.string == "SignUp")
        #expect(record["eventSource"]?.string == "cognito-idp.amazonaws.com")
        #expect(record["requestID"]?.string == "r-9" && record["sourceIPAddress"]?.string == "192.0.2.7")
        #expect(record["errorCode"]?.string == "ResourceNotFoundException")
        #expect(record["requestParameters"]?.object?["clientId"]?.string == "abcdefghij")
        #expect(record["userAgent"]?.string == "walk/1\r\nx\u{1B}[31m")
        #expect(!"\(record)".contains("canary"))
    }

    @Test func `reads leave a record only if the operator wants that`() async throws {
        let read = #"{"AccessToken":"a.b.c"}"#
        try await serve { server, _ in _ = await call("GetUser", read, on: server) }
        #expect(records.isEmpty)
        try await serve([.audit: "all"]) { server, _ in _ = await call("GetUser", read, on: server) }
        #expect(records.map { $0["eventName"]?.string } == ["GetUser"])
        #expect(records.first?["readOnly"] == .boolean(true))
        try await serve([.audit: "off"]) { server, _ in _ = await call("SignUp", signUp, on: server) }
        #expect(records.count == 1)
    }

    // ADM-12
    @Test func `a command without a server leaves a record of the operator, without what is secret`() async throws {
        try await serve { _, _ in }
        let admin = try await configuration().openAdminConnection(mustExist: true)
        _ = try await admin.perform(ListPools())
        let key = try await admin.perform(CreateAccountKey(description: "canary"))
        await #expect(throws: MissingResource.self) {
            try await admin.perform(RotateSigningKeys(pool: "us-east-1_none", atOnce: true))
        }
        await admin.close()
        #expect(records.map { $0["eventName"]?.string } == ["CreateAccessKey", "RotateSigningKeys"])
        #expect(records.allSatisfy { $0["eventSource"]?.string == "martlet" })
        #expect(records.allSatisfy { $0["userIdentity"]?.object?["type"]?.string == "Operator" })
        #expect(records.last?["requestParameters"]?.object?["pool"]?.string == "us-east-1_none")
        #expect(records.last?["errorCode"]?.string == "ResourceNotFoundException")
        #expect(!"\(records)".contains("canary") && !"\(records)".contains(key.secret))
    }

    @Test func `while no record can be written, requests are refused if the operator wants that`() async throws {
        try await serve { server, configuration in
            var limits = AuditLimits()
            limits.fileBytes = 1
            let root = "\(folder.path)/blocked"
            let log = try await AuditLog.open(
                in: root, node: "one",
                store: AuditStore(server.store.database, sealer: server.store.sealer, world: server.store.world),
                limits: limits, world: server.store.world)
            @Sendable func recorder(_ refuses: Bool) -> AuditRecorder {
                AuditRecorder(
                    log: log, scope: .changes, refusesUnrecorded: refuses, account: ("1", "r"),
                    world: server.store.world, problems: { _ in })
            }
            try recorder(true).admit("SignUp", of: .operation(.userPools))
            // A new file is due, and a folder stands in its place.
            let chain = try #require(ChainFolder.all(in: root).first)
            try FileManager.default.createDirectory(
                atPath: "\(chain.path)/00000002.jsonl", withIntermediateDirectories: false)
            log.append(
                AuditEvent(
                    .call, name: "SignUp", source: "s", time: server.store.world.now(), identity: .server, eventID: "e")
            )
            await log.flush()
            #expect(throws: AuditUnavailable.self) { try recorder(true).admit("SignUp", of: .operation(.userPools)) }
            try recorder(true).admit("GetUser", of: .operation(.userPools))
            try recorder(false).admit("SignUp", of: .operation(.userPools))
            let frame = RequestFrame(begin: { try recorder(true).admit($0, of: $1) }, finished: { _ in })
            let refused = await frame.run(WireRequest(), as: AdminOperation(command: CreateAccountKey.self)) { _ in
                Issue.record("it was performed")
            }
            #expect(throws: ServiceError.self) { try refused.get() }
        }
    }

    // CT-SYN-01, CT-SYN-02, CT-SYN-03, CT-SYN-04, CT-SYN-05, CT-SYN-06, CT-SYN-07, CT-SYN-08
    @Test(arguments: [
        "BulkPublish", "DescribeIdentityPoolUsage", "GetBulkPublishDetails", "GetCognitoEvents",
        "GetIdentityPoolConfiguration", "ListIdentityPoolUsage", "SetCognitoEvents", "SetIdentityPoolConfiguration",
    ])
    func `the operations of sync that AWS records leave a record`(operation: String) {
        #expect(AuditScope.changes.includes(operation, of: .operation(.sync)))
        #expect(!AuditScope.off.includes(operation, of: .operation(.sync)))
    }

    @Test func `documents leave no record, even if all requests do`() {
        #expect(
            !AuditScope.all.includes("GetJWKS", of: .document) && AuditScope.all.includes("GetUserInfo", of: .oauth))
    }
}
