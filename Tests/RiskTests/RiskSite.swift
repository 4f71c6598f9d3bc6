import Accounts
import Authentication
import Directory
import Foundation
import Kernel
import Storage
import TestKit
import Tokens

@testable import Risk

/// A pool that judges risk, with a client and the user `ann`, who has signed up at home.
struct RiskSite {
    let server: TestServer
    let pool: UserPool
    let client: Client

    init(
        _ engine: Engine, _ mode: AdvancedSecurityMode = .audit, mfa: MFAMode = .off, actions: RiskActions? = nil,
        blocked: [String]? = nil, skipped: [String]? = nil, hidesExistence: Bool = false,
        devices: DeviceSettings? = nil, notices: RiskNotices? = nil, compromised: CompromisedPasswordSettings? = nil,
        list: CompromisedPasswords = .common, custom: AdvancedSecurityMode? = nil, locations: LocationDatabase? = nil,
        codesByMail: Bool = false
    ) async throws {
        let risk = try RiskConfiguration(
            blockedRanges: blocked, skippedRanges: skipped, actions: actions, notices: notices,
            compromised: compromised, modifiedAt: Instant(seconds: 0))
        server = try await TestServer(engine, compromised: list)
        pool = try await server.poolVerifyingEmail(
            setting: { settings in
                (settings.tier, settings.advancedSecurity, settings.risk) = (.plus, mode, risk)
                (settings.devices, settings.customAuthSecurity) = (devices, custom)
                if custom != nil {
                    settings.call(.defineAuthChallenge, .createAuthChallenge, .verifyAuthChallengeResponse)
                }
                guard mfa != .off else { return }
                settings.mfa = mfa
                settings.secondFactors = SecondFactorSettings()
                settings.secondFactors?.softwareToken = true
                if codesByMail { settings.secondFactors?.email = .init() }
            })
        client = try await server.client(in: pool) { settings in
            settings.existenceErrors = hidesExistence ? .enabled : .legacy
            if custom != nil { settings.explicitAuthFlows?.append(.allowCustom) }
        }
        server.functions.askForSum()
        server.accounts.risk.locations.use(locations)
        try await act(from: Self.home, on: Self.firefox) { [server, client] in
            _ = try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        }
    }

    static let (home, abroad) = ("192.0.2.1", "203.0.113.77")
    /// The database that Tests/Compatibility/testkit/locations.py writes.
    static let places = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Locations/places.mmdb")
    static let firefox: String = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0"
    static let chrome: String = "Mozilla/5.0 (Windows NT 10.0) Chrome/140.0"

    /// Runs `body` as a request from `address` on `device`, a second after the last.
    @discardableResult
    func act<Value: Sendable>(
        from address: String, on device: String = firefox, _ body: @Sendable () async throws -> Value
    ) async throws -> Value {
        server.clock.advance(1)
        return try await CallerAgent.$current.withValue(CallerAgent(device, address: address), operation: body)
    }

    @discardableResult
    func signIn(
        _ name: String = "ann", password: String = TestServer.password, from address: String,
        on device: String = firefox
    ) async throws -> IssuedTokens {
        try await act(from: address, on: device) { [server, client] in
            try await server.signIn(name, password: password, by: client)
        }
    }

    /// Signs `ann` in by the functions of the pool.
    @discardableResult
    func signInCustom(
        _ answer: String = TestServer.sum, from address: String, on device: String = firefox
    ) async throws -> SignInStep {
        try await act(from: address, on: device) { [server, client] in
            try await server.answerCustom(try await server.beginCustom(by: client), with: answer, by: client)
        }
    }

    /// The events of `ann`, the newest first.
    func events(limit: Int = 60) async throws -> [AuthEvent] {
        try await server.administration.events(of: "ann", in: pool.id, after: nil, limit: limit).items
    }

    func mark(_ event: AuthEvent, isValid: Bool) async throws {
        try await server.administration.giveFeedback(isValid: isValid, on: event.id, of: "ann", in: pool.id)
    }
}
