import Authentication
import Directory
import Kernel
import TestKit
import Testing
import Triggers
import WireRuntime

/// How often a function is tried, and how long.
@Suite struct TriggerTriesTests {
    private func server() async throws -> (TestServer, Client) {
        let (server, _, client) = try await TestServer.withPoolAndClient(
            .sqliteFile, pool: { $0.call(.preAuthentication) })
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        return (server, client)
    }

    private func signIn(_ server: TestServer, _ client: Client) async throws {
        _ = try await server.begin(.password, with: ["USERNAME": "ann", "PASSWORD": TestServer.password], by: client)
    }

    // UP-LAM-02
    @Test(arguments: [
        (TriggerError.timedOut, TriggerRefusal.MissingResponse.timeLimit), (.unreachable("refused"), .configuration),
    ])
    func `a function that does not answer is tried three times, then the call fails`(
        _ error: TriggerError, _ missing: TriggerRefusal.MissingResponse
    ) async throws {
        let (server, client) = try await server()
        server.functions.handle(.preAuthentication) { _ throws(TriggerError) in throw error }
        #expect(
            try await refusal { try await signIn(server, client) }
                == TriggerRefusal.unexpected(.preAuthentication, missing))
        #expect(server.functions.calls.count == 3)
        #expect(Set(server.functions.calls.map(\.idempotencyKey)).count == 1, "one event has one key")
        #expect(Set(server.functions.calls.map(\.event)).count == 1)
    }

    // UP-LAM-01
    @Test func `each try may take five seconds`() async throws {
        let (server, client) = try await server()
        server.functions.respond(to: .preAuthentication, JSONObject())
        try await signIn(server, client)
        #expect(server.functions.calls.map(\.timeLimit) == [.seconds(5)])
    }

    @Test func `the third try may succeed`() async throws {
        let (server, client) = try await server()
        let tries = Locked(0)
        server.functions.handle(.preAuthentication) { event throws(TriggerError) in
            guard
                tries.change({ count in
                    count += 1
                    return count == 3
                })
            else { throw .timedOut }
            return event
        }
        try await signIn(server, client)
        #expect(server.functions.calls.count == 3)
    }

    @Test(arguments: [TriggerError.failed(message: "no"), .badResponse("cut off"), .busy, .noTarget])
    func `what a further try would not change is tried once`(_ error: TriggerError) async throws {
        let (server, client) = try await server()
        server.functions.handle(.preAuthentication) { _ throws(TriggerError) in throw error }
        #expect(try await refusal { try await signIn(server, client) } is TriggerRefusal)
        #expect(server.functions.calls.count == 1)
    }

    // UP-LAM-02, UP-LAM-21
    @Test func `callers are told in the service's sentences, and operators what is wrong with an answer`() async throws
    {
        let refusals: [(TriggerRefusal, String)] = [
            (
                .unexpected(.preSignUp, .timeLimit),
                "PreSignUp invocation failed due to error Socket timeout while invoking Lambda function."
            ),
            (
                .unexpected(.preSignUp, .tooManyCalls),
                "PreSignUp invocation failed due to error TooManyRequestsException."
            ),
            (.unexpected(.preSignUp, .configuration), "PreSignUp invocation failed due to configuration."),
            (.noJSON(.preSignUp), "Invalid lambda function output : Invalid JSON"),
            (.invalidResponse(.preSignUp, reason: "a flag is not a boolean."), "Unrecognizable lambda output"),
        ]
        for (refusal, message) in refusals { #expect(refusal.message == message) }

        let (server, pool, client) = try await TestServer.withPoolAndClient(.sqliteFile, pool: { $0.call(.preSignUp) })
        let faults = Locked<[String]>([])
        let invoker = TriggerInvoker(
            server.functions, world: server.world,
            note: { kind, fault in faults.change { $0.append("\(kind.rawValue): \(fault)") } })
        server.functions.respond(to: .preSignUp, JSONObject([.init("autoConfirmUser", .string("true"))]))
        let trigger = PreSignUpTrigger(.signUp, attributes: [:], validationData: nil, clientMetadata: nil)
        let refused = try await refusal {
            try await invoker.invoke(trigger, context: TriggerContext(pool, client: client.id, username: "ann"))
        }
        #expect(refused?.message == "Unrecognizable lambda output")
        #expect(faults.read { $0 } == ["PreSignUp: autoConfirmUser is not a boolean."])
    }
}
