import Cryptography
import Directory
import Kernel
import Outbound
import TestKit
import Testing

@testable import Federation

/// Whether a provider takes the client's secret, found out without a user.
@Suite struct ClientTrialTests {
    private let world = World(now: { Instant(seconds: 1_700_000_000) }, bytes: SeededRandom(seed: 3).bytes)

    /// The trial at a provider that answers these error codes to the secret and to any other.
    private func trial(
        right: String, wrong: String, secrets: [String: String] = ["client_secret": "s3cret"]
    ) async throws -> (ClientTrial, TestProvider) {
        let provider = TestProvider(world)
        provider.change { state in
            state.responses["/token"] = { call in
                let isRight = String(decoding: call.body, as: UTF8.self).hasSuffix("&client_secret=s3cret")
                return .success(TestProvider.json(["error": .string(isRight ? right : wrong)], status: 400))
            }
        }
        let connector = OAuthConnector(
            .openIDConnect, TestProvider.details, secrets: secrets, provider.client, world)
        return (try await connector.tryClient(.sample), provider)
    }

    @Test func `a secret is accepted if the code is refused with it and the client with another`() async throws {
        let (trial, provider) = try await trial(right: "invalid_grant", wrong: "invalid_client")
        #expect(trial == .accepted)
        #expect(provider.calls(to: "/token").count == 2)
    }

    @Test(arguments: ["invalid_client", "unauthorized_client"])
    func `a secret that the provider refuses is told with its error code`(_ code: String) async throws {
        let (trial, provider) = try await trial(right: code, wrong: code)
        #expect(trial == .refused(code))
        #expect(provider.calls(to: "/token").count == 1, "no guess follows a refusal")
    }

    @Test func `a provider that looks at the code first tells nothing of the secret`() async throws {
        #expect(
            try await trial(right: "invalid_grant", wrong: "invalid_grant").0 == .unknown("it checks the code first"))
    }

    @Test func `other answers, and clients without a secret, leave it open`() async throws {
        #expect(
            try await trial(right: "server_error", wrong: "x").0 == .unknown("it returns server_error"))
        #expect(try await trial(right: "", wrong: "").0 == .unknown("it returns no error code"))
        let (trial, provider) = try await trial(right: "invalid_grant", wrong: "invalid_client", secrets: [:])
        #expect(trial == .unknown("there is no secret") && provider.calls(to: "/token").isEmpty)
    }
}
