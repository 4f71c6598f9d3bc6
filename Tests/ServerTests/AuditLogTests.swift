import AccessControl
import Directory
import Foundation
import Kernel
import Logging
import Testing
import Wire

@testable import Server

/// Requests that change something leave one audit line each, whichever way they come in.
@Suite(.timeLimit(.minutes(10))) struct AuditLogTests {
    private typealias Line = [String: String]

    /// The lines that `use` of a new server writes to its log, without those of the start.
    private func lines(
        _ use: (MartletServer, Configuration) async throws -> Void
    ) async throws -> [Line] {
        let folder = try ScratchFolder()
        defer { withExtendedLifetime(folder) {} }
        let configuration = try Configuration(
            Settings(flags: [.data: "\(folder.path)/data"], environment: [:]) { _ in [] })
        let pipe = Pipe()
        let stream = LogStream(descriptor: pipe.fileHandleForWriting.fileDescriptor)
        let log = Logger(label: "test") { JSONLinesLog(label: $0, stream: stream, level: .info) }
        let server = try await MartletServer.build(configuration, log: log)
        do { try await use(server, configuration) } catch {
            await server.close()
            throw error
        }
        await server.close()
        stream.flush()
        try pipe.fileHandleForWriting.close()
        let text = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        return try text.split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? Line)
        }
    }

    /// Performs a call of the admin port for an access key, without the check of its signature.
    private func perform<Command: AdminCommand>(
        _ command: Command, on server: MartletServer, principal: IAMPrincipal = .root
    ) async throws -> Result<Command.Output, any Error> {
        let body = Array(try JSONEncoder().encode(command))
        let store = AdminStore(
            server, configuration: try Configuration(Settings(flags: [:], environment: [:]) { _ in [] }))
        let signer = IAMCaller(
            accessKeyID: "AKIASIGNER", accountID: "123456789012", region: "us-east-1", principal: principal)
        let result = await server.frame.run(
            WireRequest(body: body, remoteAddress: "127.0.0.1", requestID: "r-1"),
            as: AdminOperation(command: Command.self), signer: { signer }
        ) { _ in try await Command.respond(to: body, on: store) }
        return Result { try JSONDecoder().decode(Command.Output.self, from: Data(try result.get())) }
    }

    private func fields(_ lines: [Line], _ names: String...) -> [[String?]] {
        lines.map { line in names.map { line[$0] } }
    }

    // ADM-12
    @Test func `the record of a session says which role it is of, without the session's name`() async throws {
        let role = IAMPrincipal.assumedRole(
            PrincipalID(rawValue: "AROATESTTESTTESTTEST"), role: "Reader", session: "ann@example.com")
        let lines = try await lines { server, _ in
            _ = try await perform(CreateAccountKey(description: ""), on: server, principal: role).get()
            _ = try await perform(CreateAccountKey(description: ""), on: server).get()
        }
        #expect(fields(lines, "key", "principal") == [["AKIASIGNER", "AROATESTTESTTESTTEST"], ["AKIASIGNER", nil]])
        #expect(!lines.contains { $0.values.contains { $0.contains("ann@example.com") } })
    }

    // ADM-12
    @Test func `creating and deleting an access key is recorded, with the id of the key`() async throws {
        var id = ""
        let lines = try await lines { server, _ in
            id = try await perform(CreateAccountKey(description: "for a walk"), on: server).get().id
            _ = try await perform(ListAccountKeys(), on: server).get()
            _ = try await perform(DeleteAccountKey(id: id), on: server).get()
            let again = try await perform(DeleteAccountKey(id: id), on: server)
            #expect(throws: (any Error).self) { try again.get() }
        }
        #expect(
            fields(lines, "message", "operation", "outcome", "accessKeyId", "key", "remote", "requestId") == [
                ["audit", "CreateAccessKey", "ok", id, "AKIASIGNER", "127.0.0.1", "r-1"],
                ["audit", "DeleteAccessKey", "ok", id, "AKIASIGNER", "127.0.0.1", "r-1"],
                ["audit", "DeleteAccessKey", "ResourceNotFoundException", id, "AKIASIGNER", "127.0.0.1", "r-1"],
            ])
        #expect(!lines.contains { $0.values.contains("for a walk") })
    }

    // ADM-12
    @Test func `rotating signing keys is recorded with the pool, unless its id could be any text`() async throws {
        let lines = try await lines { server, _ in
            for id in ["us-east-1_none", "any text", String(repeating: "a", count: 56)] {
                let refused = try await perform(RotateSigningKeys(pool: id, atOnce: false), on: server)
                #expect(throws: (any Error).self) { try refused.get() }
            }
        }
        #expect(
            fields(lines, "message", "operation", "outcome", "userPoolId") == [
                ["audit", "RotateSigningKeys", "ResourceNotFoundException", "us-east-1_none"],
                ["audit", "RotateSigningKeys", "ResourceNotFoundException", nil],
                ["audit", "RotateSigningKeys", "ResourceNotFoundException", nil],
            ])
    }

    // ADM-12
    @Test func `setting rules for groups is recorded with the pool, without the rules`() async throws {
        let rule = AdminProtocol.GroupRule(
            GroupRule("team-of-ann", match: .equals, value: "ops", group: GroupName(rawValue: "operators")))
        let lines = try await lines { server, _ in
            let (provider, pool) = ("Contoso", "us-east-1_none")
            let read = try await perform(GetGroupRules(provider: provider, pool: pool), on: server)
            #expect(throws: (any Error).self) { try read.get() }
            let written = try await perform(
                SetGroupRules(provider: provider, pool: pool, groupRules: [rule]), on: server)
            #expect(throws: (any Error).self) { try written.get() }
        }
        #expect(
            fields(lines, "message", "operation", "outcome", "userPoolId", "provider", "key") == [
                ["audit", "SetGroupRules", "ResourceNotFoundException", "us-east-1_none", "Contoso", "AKIASIGNER"]
            ])
        #expect(!lines.contains { $0.values.contains { $0.contains("team-of-ann") } })
    }

    // ADM-12
    @Test func `a command about a client, a provider, a role or a function is recorded with its name`() async throws {
        let function = "arn:aws:lambda:us-east-1:123456789012:function:check"
        let client = SetClientExtensions(
            client: "none", pool: "us-east-1_none", extensions: AdminProtocol.ClientExtensions())
        let provider = SetProviderExtensions(
            provider: "Contoso", pool: "us-east-1_none", extensions: AdminProtocol.ProviderExtensions())
        let role = SetRoleExtensions(role: "Reader", extensions: AdminProtocol.RoleExtensions())
        let lines = try await lines { server, _ in
            let refused: [Result<Any, any Error>] = [
                try await perform(client, on: server).map { $0 as Any },
                try await perform(provider, on: server).map { $0 as Any },
                try await perform(role, on: server).map { $0 as Any },
                try await perform(RevokeRoleSessions(role: "Reader"), on: server).map { $0 as Any },
                try await perform(AddTriggerTarget(function), on: server).map { $0 as Any },
                try await perform(RemoveTriggerTarget(function: function), on: server).map { $0 as Any },
            ]
            for result in refused { #expect(throws: (any Error).self) { try result.get() } }
        }
        #expect(
            fields(lines, "operation", "clientId", "provider", "role", "function") == [
                ["SetClientExtensions", "none", nil, nil, nil], ["SetProviderExtensions", nil, "Contoso", nil, nil],
                ["SetRoleExtensions", nil, nil, "Reader", nil], ["RevokeRoleSessions", nil, nil, "Reader", nil],
                ["AddTriggerTarget", nil, nil, nil, function], ["RemoveTriggerTarget", nil, nil, nil, function],
            ])
    }

    // ADM-12
    @Test func `a call of the admin port without a signature is refused and recorded`() async throws {
        let lines = try await lines { server, configuration in
            let response = await AdminAPI(server: server, configuration: configuration).respond(
                to: WireRequest(headers: [("X-Amz-Target", "Martlet.CreateAccessKey")]))
            #expect(response.status == 403)
            let keys = try await server.store.accessKeys.list(after: nil).items
            #expect(keys.isEmpty)
        }
        #expect(
            fields(lines, "message", "operation", "outcome", "key") == [
                ["audit", "CreateAccessKey", "MissingAuthenticationTokenException", nil]
            ])
    }

    @Test func `a call that the admin port does not have is refused under no name of its own`() async throws {
        let lines = try await lines { server, configuration in
            let response = await AdminAPI(server: server, configuration: configuration).respond(
                to: WireRequest(headers: [("X-Amz-Target", "Martlet.Invented")]))
            #expect(response.status == 400)
            #expect(server.metrics.snapshot.requests.keys.sorted() == ["Unknown"])
        }
        #expect(lines.isEmpty)
    }
}
