import Kernel
import WireClient
import WireModel

@testable import AWSMobileClient

/// Somebody whom no other walk knows.
struct Person: Sendable {
    let username = "person-\(Name.random(12))"
    var password = "Correct-Horse-7"
    var email: String { "\(username)@example.com" }
}

extension Martlet {
    /// Calls an operation as the administrator.
    @discardableResult
    func call<Input: OperationInput>(_ input: Input) async throws -> Input.Output {
        let signer = ClientSigner(rootKey, region: "us-east-1", now: World.system.now)
        return try await WireClient(origin: origin, transport: Line.direct, sign: signer.sign).call(input)
    }

    /// The pool that `--dev` made.
    var pool: String {
        get throws {
            let document = try ClientConfiguration(ConfigurationFile.read(configurationFile))
            guard let pool = document.userPool else { throw WalkFailure("\(configurationFile) names no pool") }
            return pool.id.rawValue
        }
    }

    /// Somebody confirmed, whose address is verified unless `isVerified` is false.
    func person(in pool: String? = nil, isVerified: Bool = true) async throws -> Person {
        let (person, pool) = (Person(), try pool ?? self.pool)
        try await call(
            AdminCreateUserInput(
                messageAction: .suppress,
                userAttributes: ["email": person.email, "email_verified": "\(isVerified)"].attributes,
                userPoolId: pool, username: person.username))
        try await call(
            AdminSetUserPasswordInput(
                password: Secret(person.password), permanent: true, userPoolId: pool, username: person.username))
        return person
    }

    /// Another app client of the pool.
    func app(
        in pool: String? = nil, hasSecret: Bool = false, rotates: Bool = false,
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
        guard let id = made?.clientId else { throw WalkFailure("an app client without an id") }
        return AppClient(pool: pool, id: id, secret: made?.clientSecret?.exposed)
    }

    /// Ends all sessions of `person` behind the device's back, and lets the device's tokens grow old.
    func endSessions(of person: Person, before device: Device) async throws {
        try await call(AdminUserGlobalSignOutInput(userPoolId: pool, username: person.username))
        device.clock.advance(seconds: 3600)
    }
}
