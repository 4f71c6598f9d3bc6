import Cryptography
import Directory
import Factors
import Kernel
import Triggers

/// A sign-in with challenges from the pool's functions, between two calls (AUTH-CUS-03).
struct CustomSignIn: Codable, Hashable, Sendable {
    /// The username as the caller wrote it in the first request.
    var asked: Username
    /// The challenges so far, oldest first.
    var results: [ChallengeResult]
    /// The parameters of the open challenge that only the function that judges the answer receives.
    var privateParameters: [String: String] = [:]
    /// The name that the function gave the open challenge.
    var metadata: String?
    /// The device that the first request named.
    var claimedDevice: DeviceKey?
    /// The device that was proven after the password.
    var provenDevice: DeviceKey?

    /// The largest number of answers in one sign-in. Normally the functions end it earlier; the limit stops a sign-in
    /// that they never end (TRG-07).
    static let maxAnswers = 25

    /// Whether the user has proven the password, as the first challenge.
    var provesPassword: Bool { results.contains(ChallengeResult(.passwordVerifier, isRight: true)) }

    /// Whether the user has proven a second factor after the password.
    var provesSecondFactor: Bool {
        SecondFactor.allCases.contains { results.contains(ChallengeResult($0.challenge, isRight: true)) }
    }

    /// The state after the open challenge of a function was answered.
    func answered(isRight: Bool) -> CustomSignIn {
        passed(.custom, isRight: isRight, metadata: metadata)
    }

    /// The state after a challenge of `kind`.
    func passed(_ kind: ChallengeKind, isRight: Bool = true, metadata: String? = nil) -> CustomSignIn {
        CustomSignIn(
            asked: asked, results: results + [ChallengeResult(kind, isRight: isRight, metadata: metadata)],
            claimedDevice: claimedDevice, provenDevice: provenDevice)
    }

    /// The state after the proof of `device`, which functions see like the other challenges (UP-LDC-02).
    func proven(_ device: DeviceKey) -> CustomSignIn {
        var next = passed(.deviceSRP).passed(.deviceVerifier)
        next.provenDevice = device
        return next
    }
}

extension CustomSignIn {
    func sealed(in pool: UserPoolID, by cipher: SecretCipher) throws -> [UInt8] {
        try cipher.seal(Array(try StoredJSON.text(of: self).utf8), .signInState, pool.rawValue)
    }

    /// Opens what `sealed` returned.
    init(_ sealed: [UInt8], in pool: UserPoolID, cipher: SecretCipher) throws {
        let opened = try cipher.open(sealed, .signInState, pool.rawValue)
        self = try StoredJSON.value(String(decoding: opened, as: UTF8.self))
    }
}
