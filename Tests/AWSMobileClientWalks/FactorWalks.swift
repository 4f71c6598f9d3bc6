import Kernel
import Testing
import UserPoolsModel

@testable import AWSMobileClient

/// Second factors and devices with the real server.
@Suite(.timeLimit(.minutes(10))) struct FactorWalks {
    /// An app client of a pool that requires codes of an authenticator app, and where a remembered device stands for
    /// them; and a user of the pool.
    private func start(_ server: MartletProcess) async throws -> (TestUser, AppClient) {
        let made = try await server.call(
            CreateUserPoolInput(
                deviceConfiguration: DeviceConfigurationType(
                    challengeRequiredOnNewDevice: true, deviceOnlyRememberedOnUserPrompt: true),
                poolName: Name.random(8)))
        let pool = try #require(made.userPool?.id)
        try await server.call(
            SetUserPoolMfaConfigInput(
                mfaConfiguration: .on, softwareTokenMfaConfiguration: SoftwareTokenMfaConfigType(enabled: true),
                userPoolId: pool))
        return (try await server.user(in: pool), try await server.app(in: pool, hasSecret: true))
    }

    /// Signs `user` in for the first time, who sets an authenticator app up.
    private func signIn(_ user: TestUser, on device: Device) async throws -> TestAuthenticatorApp {
        guard case .setUpAuthenticatorApp(let setup) = try await device.signIn(user).nextStep else {
            throw WalkError("no set-up of an authenticator app")
        }
        let app = try TestAuthenticatorApp(secretCode: setup.secretCode)
        await #expect(throws: AWSMobileClientError.self) {
            try await device.client.confirmSignIn(challengeResponse: "000000")
        }
        #expect(try await device.client.confirmSignIn(challengeResponse: app.code()).signInState == .signedIn)
        return app
    }

    // Like the iOS SDK's testRememberDevice, testDeviceOperations, testDeviceOperationsFailCase
    @Test(arguments: WalkEngine.available)
    func `an app is set up, a remembered device stands for it, and a forgotten one does not`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let (user, client) = try await start(server)
        let device = try server.device(client, flow: "USER_SRP_AUTH")
        let app = try await signIn(user, on: device)
        let operations = device.client.deviceOperations
        #expect(try await operations.list().devices?.isEmpty == true)
        try await operations.updateStatus(remembered: true)
        #expect(try await operations.list().devices?.count == 1)
        #expect(try await operations.get().createDate != nil)
        device.client.signOut()
        #expect(try await device.signIn(user).signInState == .signedIn, "The device stands for the code.")
        #expect(try await device.client.mfa.getMFAPreference().enabled == [.authenticatorApp])
        try await operations.forget()
        #expect(try await operations.list().devices?.isEmpty == true)
        await #expect(throws: AWSMobileClientError.thisDeviceNotRemembered) {
            try await operations.updateStatus(remembered: true)
        }
        device.client.signOut()
        #expect(try await device.signIn(user).signInState == .smsMFA)
        #expect(try await device.client.confirmSignIn(challengeResponse: app.code(steps: 1)).signInState == .signedIn)
    }

    // Like the iOS SDK's testTokenRefreshSucceedsWithDeviceTracking, testDeviceKeyPersistsAcrossSignOutSignIn
    @Test(arguments: WalkEngine.available)
    func `a session of a pool that tracks devices is refreshed, also after a restart of the app`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let (user, client) = try await start(server)
        let (store, clock) = (MemoryTokenStore(), DeviceClock())
        let device = try server.device(client, store: store, clock: clock)
        _ = try await signIn(user, on: device)
        clock.advance(seconds: 3600)
        #expect(try await device.client.getTokens().accessToken != nil && device.network.refreshes == 1)
        let again = try server.device(client, store: store, clock: clock)
        #expect(try await again.client.initialize() == .signedIn)
        clock.advance(seconds: 3600)
        #expect(try await again.client.getTokens().accessToken != nil)
        try await again.client.deviceOperations.updateStatus(remembered: true)
        #expect(again.client.currentUserState == .signedIn)
    }

    @Test(arguments: WalkEngine.available)
    func `a device that was forgotten elsewhere is replaced in the next sign-in`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let made = try await server.call(
            CreateUserPoolInput(
                deviceConfiguration: DeviceConfigurationType(
                    challengeRequiredOnNewDevice: true, deviceOnlyRememberedOnUserPrompt: false),
                poolName: Name.random(8)))
        let pool = try #require(made.userPool?.id)
        let (user, client) = (try await server.user(in: pool), try await server.app(in: pool))
        for flow in ["USER_SRP_AUTH", "USER_PASSWORD_AUTH"] {
            let device = try server.device(client, flow: flow)
            try await device.signIn(user)
            let key = try #require(try await device.client.devices.get().deviceKey)
            device.client.signOut()
            try await server.call(
                AdminForgetDeviceInput(
                    deviceKey: key, userPoolId: pool, username: Username(rawValue: user.username)))
            #expect(try await device.signIn(user).signInState == .signedIn)
            #expect(try await device.client.devices.get().deviceKey != key)
        }
    }
}
