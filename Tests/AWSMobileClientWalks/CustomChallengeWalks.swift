import Kernel
import Testing
import UserPoolsModel

@testable import AWSMobileClient

/// Custom challenges of the real server, whose functions are a program beside it.
@Suite(.timeLimit(.minutes(10))) struct CustomChallengeWalks {
    /// A device with an app client of a pool whose functions ask twice, and a user of the pool.
    private func start(_ server: MartletProcess, asksForPassword: Bool) async throws -> (TestUser, Device) {
        let functions = try await server.customSignIn(asksForPassword: asksForPassword)
        let made = try await server.call(CreateUserPoolInput(lambdaConfig: functions, poolName: Name.random(8)))
        let pool = try #require(made.userPool?.id)
        let app = try await server.call(
            CreateUserPoolClientInput(
                clientName: Name.random(8),
                explicitAuthFlows: [.allowCustomAuth, .allowUserSrpAuth, .allowRefreshTokenAuth], userPoolId: pool))
        let id = try #require(app.userPoolClient?.clientId)
        let client = AppClient(pool: pool.rawValue, id: id.rawValue, secret: nil)
        return (try await server.user(in: pool), try server.device(client, flow: "CUSTOM_AUTH"))
    }

    /// The answer to the question of `result`.
    private func answer(_ result: SignInResult, round: Int, of user: TestUser) throws -> String {
        guard case .customChallenge(let parameters) = result.nextStep else {
            throw WalkError("no custom challenge: \(result.nextStep)")
        }
        #expect(result.signInState == .customChallenge && result.parameters == parameters)
        let question = try #require(parameters["question"])
        #expect(question == "\(round) \(user.email)")
        return String(question.reversed())
    }

    // B.2 B.9 G.2.5
    @Test(arguments: WalkEngine.available)
    func `two questions in place of a password sign a user in, and a wrong answer does not`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let (user, device) = try await start(server, asksForPassword: false)
        var asked = try await device.client.signIn(username: user.username, password: "not needed")
        asked = try await device.client.confirmSignIn(challengeResponse: answer(asked, round: 1, of: user))
        let wrong = try answer(asked, round: 2, of: user) + "x"
        await #expect(throws: AWSMobileClientError.self) {
            try await device.client.confirmSignIn(challengeResponse: wrong)
        }
        await #expect(throws: AWSMobileClientError.nothingToConfirm) {
            try await device.client.confirmSignIn(challengeResponse: wrong)
        }
        #expect(device.client.currentUserState != .signedIn)
        asked = try await device.client.signIn(username: user.username, password: "not needed")
        asked = try await device.client.confirmSignIn(challengeResponse: answer(asked, round: 1, of: user))
        asked = try await device.client.confirmSignIn(challengeResponse: answer(asked, round: 2, of: user))
        #expect(asked.nextStep == .done && asked.signInState == .signedIn)
        #expect(try await device.client.getUserAttributes()["email"] == user.email)
        device.clock.advance(seconds: 3_600)
        #expect(try await device.client.getTokens().accessToken != nil && device.network.refreshes == 1)
    }

    @Test(arguments: WalkEngine.available)
    func `the questions may follow a proof of the password, which counts`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let (user, device) = try await start(server, asksForPassword: true)
        await #expect(throws: AWSMobileClientError.self) {
            try await device.client.signIn(username: user.username, password: "Wrong-Horse-7")
        }
        var asked = try await device.signIn(user)
        asked = try await device.client.confirmSignIn(challengeResponse: answer(asked, round: 2, of: user))
        asked = try await device.client.confirmSignIn(challengeResponse: answer(asked, round: 3, of: user))
        #expect(asked.signInState == .signedIn && device.client.username == user.username)
    }
}
