import Kernel
import Testing
import UserPoolsModel

@testable import AWSMobileClient

/// Sign-ins with a first factor of the user's choice, with the real server.
@Suite(.timeLimit(.minutes(10))) struct ChosenFactorWalks {
    @Test(arguments: WalkEngine.available)
    func `a user signs in by a code in place of the password, or chooses the password`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let made = try await server.call(
            CreateUserPoolInput(
                policies: UserPoolPolicyType(
                    signInPolicy: SignInPolicyType(allowedFirstAuthFactors: [.password, .emailOtp])),
                poolName: Name.random(8)))
        let pool = try #require(made.userPool?.id)
        let created = try await server.call(
            CreateUserPoolClientInput(
                clientName: Name.random(8), explicitAuthFlows: [.allowUserAuth, .allowRefreshTokenAuth],
                userPoolId: pool))
        let id = try #require(created.userPoolClient?.clientId)
        let app = AppClient(pool: pool.rawValue, id: id.rawValue, secret: nil)
        let (user, device) = (try await server.user(in: pool), try server.device(app, flow: "USER_AUTH"))

        let asked = try await device.client.signIn(username: user.username, firstFactor: .email)
        #expect(asked.signInState == .smsMFA && asked.codeDetails?.deliveryMedium == .email)
        await #expect(throws: AWSMobileClientError.self) {
            try await device.client.confirmSignIn(challengeResponse: "wrong")
        }
        let code = try await server.code(for: user.email)
        #expect(try await device.client.confirmSignIn(challengeResponse: code).signInState == .signedIn)
        #expect(device.client.username == user.username)
        device.client.signOut()

        let choice = try await device.client.signIn(username: user.username, firstFactor: .smsInPlaceOfPassword)
        #expect(choice.nextStep == .selectFactor([.password, .email]))
        #expect(try await device.client.confirmSignIn(challengeResponse: "PASSWORD").nextStep == .enterPassword)
        #expect(try await device.client.confirmSignIn(challengeResponse: user.password).signInState == .signedIn)
        device.client.signOut()
        #expect(try await device.signIn(user).signInState == .signedIn)
    }
}
