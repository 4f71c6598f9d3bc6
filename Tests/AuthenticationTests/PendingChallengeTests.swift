import Cryptography
import Directory
import Kernel
import Storage
import TestKit
import Testing

@testable import Authentication

/// Auth sessions as the store has them.
@Suite struct PendingChallengeTests {
    private static let pool = UserPoolID(rawValue: "eu-test-1_pool")

    /// Every text that a version before `sign-in-0017` stored, and what it stands for now.
    private static let former: [(text: String, now: PendingChallenge)] = [
        ("CUSTOM_CHALLENGE", .custom),
        ("EMAIL_OTP first factor", .firstFactorCode(to: .email)),
        ("SMS_OTP first factor", .firstFactorCode(to: .phoneNumber)),
        ("NEW_PASSWORD_REQUIRED", PendingChallenge(kind: .newPassword, firstProof: .password)),
        ("SELECT_MFA_TYPE", PendingChallenge(kind: .secondFactorSelection, firstProof: .password)),
        ("MFA_SETUP", PendingChallenge(kind: .secondFactorSetup, firstProof: .password)),
        (
            "MFA_SETUP registered",
            PendingChallenge(kind: .secondFactorSetup, firstProof: .password, progress: .registered)
        ),
        ("SMS_MFA", PendingChallenge(kind: .smsSecondFactor, firstProof: .password)),
        ("EMAIL_OTP", PendingChallenge(kind: .emailCode, firstProof: .password)),
        ("SOFTWARE_TOKEN_MFA", PendingChallenge(kind: .softwareToken, firstProof: .password)),
        ("DEVICE_SRP_AUTH", PendingChallenge(kind: .deviceSRP, firstProof: .password)),
        ("DEVICE_SRP_AUTH after MFA", PendingChallenge(kind: .deviceSRP, firstProof: .password, progress: .proven)),
        ("DEVICE_SRP_AUTH after code", PendingChallenge(kind: .deviceSRP, firstProof: .code)),
        ("DEVICE_SRP_AUTH after functions", PendingChallenge(kind: .deviceSRP, firstProof: .functions)),
    ]

    @Test(arguments: Engine.available)
    func `a sign-in that an older version began goes on after an upgrade`(on engine: Engine) async throws {
        let database = try await engine.empty()
        try await database.migrate(Engine.history.filter { $0.name != "sign-in-0017-pending-challenges" })
        try await database.write { tx in
            for (number, (text, _)) in Self.former.enumerated() {
                try tx.execute(
                    """
                    INSERT INTO auth_sessions (pool_id, session_hash, client_id, user_id, challenge, expires_at)
                    VALUES (\(Self.pool), \([UInt8(number)]), \("client"), \("user"), \(text), \(1))
                    """)
            }
        }
        try await database.migrate(Engine.history)
        for (number, (text, now)) in Self.former.enumerated() {
            let found = try await database.read { try AuthSessionTable($0).find([UInt8(number)], in: Self.pool) }
            #expect(found?.challenge == now, "\(text)")
        }
    }

    @Test(arguments: Engine.available)
    func `a session for a challenge that only a newer version knows is unknown`(on engine: Engine) async throws {
        let database = try await engine.freshDatabase()
        let session = AuthSession(
            hash: [1], client: ClientID(rawValue: "client"), user: UserID(rawValue: "user"), challenge: .custom,
            expiresAt: Instant(seconds: 1))
        try await database.write { try AuthSessionTable($0).insert(session, in: Self.pool) }
        let changes: [SQL] = [
            "UPDATE auth_sessions SET challenge = 'TAP_A_KEY'",
            "UPDATE auth_sessions SET challenge = 'CUSTOM_CHALLENGE', first_proof = 'key'",
            "UPDATE auth_sessions SET first_proof = NULL, progress = 'tapped'",
        ]
        #expect(try await database.read { try AuthSessionTable($0).find([1], in: Self.pool) } != nil)
        for change in changes {
            try await database.write { try $0.execute(change) }
            #expect(try await database.read { try AuthSessionTable($0).find([1], in: Self.pool) } == nil)
        }
    }
}
