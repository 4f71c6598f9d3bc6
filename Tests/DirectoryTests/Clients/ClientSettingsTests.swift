import Directory
import Kernel
import TestKit
import Testing

/// Settings of clients.
@Suite struct ClientSettingsTests {
    private let pool = UserPool(
        id: UserPoolID(rawValue: "eu-test-1_000000000"), name: "people", settings: PoolSettings(),
        schema: .standard, createdAt: Instant(seconds: 0), modifiedAt: Instant(seconds: 0))

    private func refusalMessage(
        hasSecret: Bool = false, in pool: UserPool? = nil, _ change: (inout ClientSettings) -> Void
    ) -> String? {
        var settings = ClientSettings()
        change(&settings)
        do {
            try settings.check(in: pool ?? self.pool, hasSecret: hasSecret, known: ClientReferences(), when: .creating)
            return nil
        } catch let refusal as any Refusal {
            return refusal.message
        } catch {
            return "another error"
        }
    }

    private func flows(_ names: ExplicitAuthFlow...) -> Set<AuthFlow> {
        var settings = ClientSettings()
        settings.explicitAuthFlows = names
        return Set(AuthFlow.allCases.filter(settings.allows))
    }

    @Test func `the default flows are SRP, custom challenges and refresh tokens`() {
        #expect(Set(AuthFlow.allCases.filter(ClientSettings().allows)) == [.srp, .custom, .refreshToken])
        #expect(flows() == [.srp, .custom, .refreshToken])
    }

    // UP-APP-10
    @Test func `the legacy values add to the default flows or remove SRP`() {
        #expect(flows(.adminNoSRP) == [.srp, .custom, .refreshToken, .adminPassword])
        #expect(flows(.userPassword) == [.srp, .custom, .refreshToken, .password])
        #expect(flows(.customOnly) == [.custom, .refreshToken])
        #expect(flows(.customOnly, .adminNoSRP) == [.custom, .refreshToken, .adminPassword])
    }

    @Test func `the newer values are the whole list`() {
        #expect(flows(.allowUserPassword) == [.password])
        #expect(flows(.allowUserSRP, .allowRefreshToken) == [.srp, .refreshToken])
        #expect(flows(.allowAdminUserPassword, .allowCustom, .allowUserAuth) == [.adminPassword, .custom, .choice])
    }

    @Test func `legacy and newer values do not combine`() {
        #expect(
            refusalMessage { $0.explicitAuthFlows = [.adminNoSRP, .allowUserSRP] }
                == "Auth flow name with prefix 'ALLOW' cannot be used with legacy auth flow names.")
        #expect(refusalMessage { $0.explicitAuthFlows = [.adminNoSRP, .userPassword] } == nil)
    }

    @Test func `refresh token rotation excludes ALLOW_REFRESH_TOKEN_AUTH`() {
        #expect(
            refusalMessage {
                $0.refreshTokenRotation = RefreshTokenRotation(enabled: true)
                $0.explicitAuthFlows = [.allowRefreshToken]
            } != nil)
        #expect(
            refusalMessage {
                $0.refreshTokenRotation = RefreshTokenRotation(enabled: true, retryGracePeriod: 60)
                $0.explicitAuthFlows = [.allowUserSRP]
            } == nil)
        #expect(
            refusalMessage { $0.refreshTokenRotation = RefreshTokenRotation(enabled: true, retryGracePeriod: 61) }
                != nil)
    }

    // UP-APP-09, UP-LIM-20, UP-LIM-21
    @Test func `the default lifetimes are one hour and thirty days`() {
        let validity = TokenValidity()
        #expect(validity.accessSeconds == 3600)
        #expect(validity.idSeconds == 3600)
        #expect(validity.refreshSeconds == 30 * 86_400)
    }

    // UP-LIM-21; JSON-07
    @Test(arguments: [
        (Int?(5), TokenValidity.Unit.minutes, true), (4, .minutes, false), (300, .seconds, true),
        (299, .seconds, false),
        (24, .hours, true), (25, .hours, false), (1, .days, true), (2, .days, false), (.max, .days, false),
        (.min, .seconds, false), (0, .hours, false),
    ])
    func `an access token is valid for five minutes to a day, in any unit`(
        _ count: Int?, _ unit: TokenValidity.Unit, _ isPermitted: Bool
    ) {
        let refusalMessage = refusalMessage {
            $0.tokenValidity.access = count; $0.tokenValidity.accessUnit = unit
        }
        #expect(refusalMessage == (isPermitted ? nil : "Invalid range for token validity."))
    }

    @Test(arguments: [
        (60, TokenValidity.Unit.minutes, true), (59, .minutes, false), (3650, .days, true), (3651, .days, false),
        (.max, .days, false),
    ])
    func `a refresh token is valid for one hour to ten years`(
        _ count: Int, _ unit: TokenValidity.Unit, _ isPermitted: Bool
    ) {
        let refusalMessage = refusalMessage {
            $0.tokenValidity.refresh = count; $0.tokenValidity.refreshUnit = unit
        }
        #expect(refusalMessage == (isPermitted ? nil : "Invalid range for token validity."))
    }

    @Test func `no token outlives its refresh token`() {
        let message =
            "Access and Id Token expiration times must be less than or equal to refresh token expiration times."
        #expect(
            refusalMessage {
                $0.tokenValidity.id = 2
                $0.tokenValidity.refresh = 1
                $0.tokenValidity.refreshUnit = .hours
            } == message)
        #expect(
            refusalMessage {
                $0.tokenValidity.refresh = 1; $0.tokenValidity.refreshUnit = .hours
            } == nil)
    }

    // UP-PERM-02, UP-PERM-08, UP-APP-11
    @Test func `a client may read and write all attributes by default`() throws {
        var client = Client(
            id: ClientID(rawValue: "c"), pool: pool.id, name: "app", secret: nil, settings: ClientSettings(),
            createdAt: Instant(seconds: 0), modifiedAt: Instant(seconds: 0))
        #expect(
            client.mayRead("email") && client.mayWrite("email") && client.mayRead("custom:x")
                && client.mayWrite("custom:x"))
        client.settings.readAttributes = ["name"]
        client.settings.writeAttributes = ["email"]
        #expect(client.mayRead("name") && !client.mayRead("email"))
        #expect(client.mayWrite("email") && !client.mayWrite("name"))
    }

    // UP-STD-05
    @Test(arguments: ["sub", "identities", "email_verified", "phone_number_verified", "dev:custom:rank"])
    func `no client may write attributes of the server or developer-only ones`(_ name: String) {
        let client = Client(
            id: ClientID(rawValue: "c"), pool: pool.id, name: "app", secret: nil, settings: ClientSettings(),
            createdAt: Instant(seconds: 0), modifiedAt: Instant(seconds: 0))
        #expect(!client.mayWrite(name))
        #expect(
            refusalMessage { $0.writeAttributes = [name] }
                == "Invalid write attributes specified while creating a client")
    }

    // UP-PERM-06, UP-PERM-07
    @Test func `required attributes must be writable`() throws {
        var pool = pool
        pool.schema = try AttributeSchema(
            [AttributeRequest("email", required: true), AttributeRequest("name", required: true)], quotas: Quotas())
        let message = "Invalid write attributes specified while creating a client"
        #expect(refusalMessage(in: pool) { $0.writeAttributes = ["email"] } == message)
        #expect(refusalMessage(in: pool) { $0.writeAttributes = ["email", "name"] } == nil)
        #expect(refusalMessage(in: pool) { $0.writeAttributes = ["email", "name", "nope"] } == message)
        #expect(refusalMessage(in: pool) { _ in } == nil)
    }

    // UP-PERM-01
    @Test func `only attributes that the pool has can be listed`() {
        #expect(
            refusalMessage { $0.readAttributes = ["email", "custom:nope"] }
                == "Invalid read attributes specified while creating a client")
        #expect(refusalMessage { $0.readAttributes = ["email", "email_verified", "sub"] } == nil)
    }

    @Test func `an auth session lasts 3 to 15 minutes, and passing on addresses needs a secret`() {
        #expect(refusalMessage { $0.authSessionValidity = 2 } != nil)
        #expect(refusalMessage { $0.authSessionValidity = 15 } == nil)
        #expect(refusalMessage { $0.authSessionValidity = 16 } != nil)
        #expect(
            refusalMessage { $0.propagatesUserContext = true }
                == "Client Secret is required to set EnablePropagateAdditionalUserContextData as true")
        #expect(refusalMessage(hasSecret: true) { $0.propagatesUserContext = true } == nil)
    }

    @Test func `the existence of users shows by default`() {
        var settings = ClientSettings()
        #expect(!settings.hidesExistence)
        settings.existenceErrors = .enabled
        #expect(settings.hidesExistence)
    }
}
