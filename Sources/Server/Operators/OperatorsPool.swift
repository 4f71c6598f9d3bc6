import AccessControl
import Directory
import Kernel
import Storage
import Tokens

/// The user pool whose users enter the console, and its app client for that.
struct OperatorsPool: Hashable, Sendable {
    static let clientName = "console"
    static let callbackPath = "/console/callback"
    /// The hours for which the user session of a sign-in is kept: longer than a session of the console.
    static let sessionHours = 12

    let pool: UserPoolID
    let client: ClientID

    /// Reads the marked pool; nil if none is marked, or the marked one has been deleted.
    init?(_ tx: any Transaction) throws {
        let properties = StorePropertyTable(tx)
        guard let pool = try properties.value(of: .operatorsPool).map(UserPoolID.init(rawValue:)),
            let client = try properties.value(of: .operatorsClient).map(ClientID.init(rawValue:)),
            try PoolTable(tx).find(pool) != nil
        else { return nil }
        (self.pool, self.client) = (pool, client)
    }

    init(pool: UserPoolID, client: ClientID) { (self.pool, self.client) = (pool, client) }

    /// Lets the users of this pool enter the console, and the users of no other pool.
    func mark(at now: Instant, _ tx: any Transaction) throws {
        let properties = StorePropertyTable(tx)
        try properties.put(.operatorsPool, value: pool.rawValue, at: now)
        try properties.put(.operatorsClient, value: client.rawValue, at: now)
    }

    /// The settings of a new operators' pool: administrators create the users, and an authenticator app is required.
    static var settings: PoolSettings {
        var settings = PoolSettings()
        settings.mfa = .on
        var factors = SecondFactorSettings()
        (factors.softwareToken, factors.sms) = (true, false)
        settings.secondFactors = factors
        settings.adminCreateUser.adminsOnly = true
        settings.autoVerifiedAttributes = [.email]
        settings.passwordPolicy.minimumLength = 12
        settings.deletionProtection = true
        return settings
    }

    /// The client through which operators sign in. Only the server has its secret.
    ///
    /// - Parameter sealedSecret: The secret, sealed.
    static func client(
        _ id: ClientID, in pool: UserPoolID, sealedSecret: [UInt8], callbacks: [String], at now: Instant
    ) -> Client {
        var settings = ClientSettings()
        settings.explicitAuthFlows = [.allowRefreshToken]
        settings.existenceErrors = .enabled
        settings.tokenValidity.refresh = sessionHours
        settings.tokenValidity.refreshUnit = .hours
        settings.oauth.enabled = true
        settings.oauth.flows = [.code]
        settings.oauth.scopes = ["openid"]
        settings.oauth.callbackURLs = callbacks
        settings.oauth.identityProviders = [IdentityProvider.ownName]
        return Client(
            id: id, pool: pool, name: clientName, secret: sealedSecret, settings: settings, createdAt: now,
            modifiedAt: now)
    }
}

extension UserPool {
    /// Why operators cannot sign in by this pool; nil if they can. Without a fault, every sign-in requires a code of an
    /// authenticator app.
    var faultForOperators: String? {
        guard settings.mfa == .on, settings.offeredSecondFactors == [.softwareToken] else {
            return
                "MfaConfiguration of the pool \(id) must be ON, with SoftwareTokenMfaConfiguration as the only factor."
        }
        guard settings.devices?.standsForSecondFactor != true else {
            return "DeviceConfiguration of the pool \(id) lets a device stand for the second factor."
        }
        return nil
    }
}

extension Configuration {
    /// The callbacks of the console's client. Any port of the loopback address is accepted (RFC 8252, section 7.3).
    var operatorCallbacks: [String] {
        let own = management.consoleURL.map { ["\($0)\(OperatorsPool.callbackPath)"] } ?? []
        return own + ["http://127.0.0.1\(OperatorsPool.callbackPath)"]
    }

    /// The address of the console in messages.
    var consoleOrigin: String { management.consoleURL ?? "http://127.0.0.1:\(adminPort)" }
}
