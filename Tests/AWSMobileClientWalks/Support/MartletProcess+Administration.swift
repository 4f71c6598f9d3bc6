import Kernel
import UserPoolsModel
import WireClient
import WireRuntime

@testable import AWSMobileClient

/// A user of one walk.
struct TestUser: Sendable {
    let username = "user-\(Name.random(12))"
    var password = "Correct-Horse-7"
    var email: String { "\(username)@example.com" }
}

extension MartletProcess {
    /// Calls an operation as the administrator.
    @discardableResult
    func call<Input: OperationInput>(_ input: Input) async throws -> Input.Output {
        let signer = ClientSigner(rootKey, region: "us-east-1", now: World.system.now)
        return try await WireClient(origin: origin, transport: TestNetwork.direct, sign: signer.sign).call(input)
    }

    /// The pool that `--dev` made.
    var pool: UserPoolID {
        get throws {
            let document = try ClientConfiguration(AWSConfigurationFile.read(configurationFile))
            guard let pool = document.userPool else { throw WalkError("\(configurationFile) names no pool") }
            return pool.id
        }
    }

    /// Creates a confirmed user, whose address is verified unless `isVerified` is false.
    func user(in pool: UserPoolID? = nil, isVerified: Bool = true) async throws -> TestUser {
        let (user, pool) = (TestUser(), try pool ?? self.pool)
        try await call(
            AdminCreateUserInput(
                messageAction: .suppress,
                userAttributes: ["email": user.email, "email_verified": "\(isVerified)"].attributes,
                userPoolId: pool, username: Username(rawValue: user.username)))
        try await call(
            AdminSetUserPasswordInput(
                password: Secret(user.password), permanent: true, userPoolId: pool,
                username: Username(rawValue: user.username)))
        return user
    }

    /// Creates an app client of the pool.
    func app(
        in pool: UserPoolID? = nil, hasSecret: Bool = false, rotates: Bool = false,
        existence: PreventUserExistenceErrorTypes = .enabled
    ) async throws -> AppClient {
        let pool = try pool ?? self.pool
        let flows: [ExplicitAuthFlowsType] = [.allowUserSrpAuth, .allowUserPasswordAuth]
        let made = try await call(
            CreateUserPoolClientInput(
                clientName: Name.random(8), explicitAuthFlows: rotates ? flows : flows + [.allowRefreshTokenAuth],
                generateSecret: hasSecret, preventUserExistenceErrors: existence,
                refreshTokenRotation: rotates ? RefreshTokenRotationType(feature: .enabled) : nil, userPoolId: pool)
        ).userPoolClient
        guard let id = made?.clientId else { throw WalkError("an app client without an id") }
        return AppClient(pool: pool.rawValue, id: id.rawValue, secret: made?.clientSecret?.exposed)
    }

    /// Ends all sessions of `user` at the service, and lets the device's tokens expire.
    func endSessions(of user: TestUser, before device: Device) async throws {
        try await call(AdminUserGlobalSignOutInput(userPoolId: pool, username: Username(rawValue: user.username)))
        device.clock.advance(seconds: 3600)
    }
}
