package import Authentication
package import Directory
import Kernel
package import Triggers
package import WireRuntime

/// Custom sign-ins, with functions that ask for a sum.
extension TestServer {
    /// The right answer.
    package static let sum = "42"

    /// A new server with a pool whose functions ask for a sum, a client that may use every flow, and the confirmed user
    /// `ann`. The functions ask for the password first, if the app offers it, and end a sign-in after three wrong sums.
    package static func withCustomSignIns(
        _ engine: Engine, pool set: (inout PoolSettings) -> Void = { _ in },
        client setClient: (inout ClientSettings) -> Void = { _ in }, secret: String? = nil
    ) async throws -> (TestServer, UserPool, Client) {
        let (server, pool, client) = try await withPoolAndClient(
            engine,
            pool: { settings in
                settings.call(.defineAuthChallenge, .createAuthChallenge, .verifyAuthChallengeResponse)
                set(&settings)
            },
            client: { settings in
                settings.explicitAuthFlows?.append(.allowCustom)
                setClient(&settings)
            }, secret: secret)
        server.functions.askForSum()
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        return (server, pool, client)
    }

    /// The first challenge of a custom sign-in of `name`.
    package func beginCustom(
        _ name: String = "ann", by client: Client, as administrator: Bool = false, metadata: [String: String]? = nil
    ) async throws -> AskedChallenge {
        try await begin(
            .custom, with: ["USERNAME": name], by: client, as: administrator, metadata: metadata
        ).pendingChallenge
    }

    /// Answers a custom challenge.
    package func answerCustom(
        _ asked: AskedChallenge, with answer: String = TestServer.sum, of name: String = "ann", by client: Client,
        as administrator: Bool = false, metadata: [String: String]? = nil
    ) async throws -> SignInStep {
        try await self.answer(
            .custom, session: asked.session, with: ["USERNAME": name, "ANSWER": answer], by: client, as: administrator,
            metadata: metadata)
    }
}

extension TestTriggerRunner {
    /// The requests for `kind` so far, oldest first.
    package func requests(_ kind: TriggerKind) -> [JSONObject] {
        calls.filter { $0.function == Self.function(for: kind) }
            .compactMap { (try? JSONReader.read($0.event))?.object?["request"]?.object }
    }

    /// Makes the function of `kind` respond with what `body` derives from the event's `request`.
    package func respond(
        _ kind: TriggerKind, by body: @escaping @Sendable (JSONObject) throws(TriggerError) -> JSONObject
    ) {
        handle(kind) { event throws(TriggerError) in
            var event = event
            event["response"] = .object(try body(event["request"]?.object ?? JSONObject()))
            return event
        }
    }

    /// Makes the function of `kind` refuse with `message`.
    package func refuse(_ kind: TriggerKind, with message: String) {
        handle(kind) { _ throws(TriggerError) in throw .failed(message: message) }
    }

    /// Makes the functions ask for a sum.
    package func askForSum() {
        respond(.defineAuthChallenge) { request in
            let session = request.session
            if session.last?.name == ChallengeKind.passwordSRPStart.rawValue { return .challenge(.passwordVerifier) }
            let sums = session.filter { $0.name == ChallengeKind.custom.rawValue }
            if sums.contains(where: \.isRight) { return .tokens }
            return sums.count < 3 ? .challenge(.custom) : .failure
        }
        respond(
            to: .createAuthChallenge,
            JSONObject([
                .init("publicChallengeParameters", .object(JSONObject([.init("question", .string("6 x 7"))]))),
                .init("privateChallengeParameters", .object(JSONObject([.init("answer", .string(TestServer.sum))]))),
                .init("challengeMetadata", .string("SUM")),
            ]))
        respond(.verifyAuthChallengeResponse) { request in
            let right = request["privateChallengeParameters"]?.object?["answer"]
            return JSONObject([.init("answerCorrect", .boolean(request["challengeAnswer"] == right))])
        }
    }
}

extension JSONObject {
    /// The results in a request of a custom sign-in.
    package var session: [(name: String, isRight: Bool)] {
        guard case .array(let results)? = self["session"] else { return [] }
        return results.compactMap(\.object).map {
            ($0["challengeName"]?.string ?? "", $0["challengeResult"] == .boolean(true))
        }
    }

    /// The response that ends a custom sign-in with tokens.
    package static let tokens = JSONObject([.init("issueTokens", .boolean(true))])
    /// The response that ends a custom sign-in without.
    package static let failure = JSONObject([.init("failAuthentication", .boolean(true))])
    /// The response that continues with the challenge called `name`.
    package static func challenge(_ name: String) -> JSONObject {
        JSONObject([.init("challengeName", .string(name))])
    }

    /// The response that continues with a challenge of `kind`.
    package static func challenge(_ kind: ChallengeKind) -> JSONObject { challenge(kind.rawValue) }
}
