import Directory

/// The kind of a challenge that waits for its answer in an auth session, by the name that is stored.
struct Challenge: RawRepresentable, Hashable, Sendable {
    var rawValue: String

    /// A challenge that a function created.
    static let custom = Challenge(rawValue: "CUSTOM_CHALLENGE")
    /// A new password in place of a temporary one.
    static let newPassword = Challenge(rawValue: "NEW_PASSWORD_REQUIRED")
    /// The choice between second factors.
    static let secondFactorSelection = Challenge(rawValue: "SELECT_MFA_TYPE")
    /// The registration of a second factor.
    static let secondFactorSetup = Challenge(rawValue: "MFA_SETUP")
    /// The same, once a second factor is registered.
    static let secondFactorRegistered = Challenge(rawValue: "MFA_SETUP registered")

    /// The proof of the device after the password, in place of a second factor or where none is asked for.
    static let deviceProof = Challenge(rawValue: "DEVICE_SRP_AUTH")
    /// The same, once a second factor is proven.
    static let deviceProofAfterFactor = Challenge(rawValue: "DEVICE_SRP_AUTH after MFA")
    /// The same, after a code as the first factor.
    static let deviceProofAfterCode = Challenge(rawValue: "DEVICE_SRP_AUTH after code")
    /// The same, once the functions of a custom sign-in have decided on tokens.
    static let deviceProofAfterFunctions = Challenge(rawValue: "DEVICE_SRP_AUTH after functions")
    /// Every proof of a device.
    static let deviceProofs = [deviceProof, deviceProofAfterFactor, deviceProofAfterCode, deviceProofAfterFunctions]

    /// The proof of the device that follows `verified`.
    static func deviceProof(after verified: VerifiedFactor) -> Challenge {
        guard verified.secondFactor != .proven else { return .deviceProofAfterFactor }
        return switch verified.proof {
        case .password: .deviceProof
        case .code: .deviceProofAfterCode
        case .functions: .deviceProofAfterFunctions
        }
    }

    /// The proof with which a sign-in began that waits for the proof of a device.
    var firstProof: FirstProof {
        switch self {
        case .deviceProofAfterCode: .code
        case .deviceProofAfterFunctions: .functions
        default: .password
        }
    }

    /// The proof of a second factor.
    static func secondFactor(_ factor: SecondFactor) -> Challenge { Challenge(rawValue: factor.rawValue) }

    /// The second factor whose proof the challenge asks for; nil for every other challenge.
    var secondFactor: SecondFactor? { SecondFactor(rawValue: rawValue) }

    /// The proof of a first factor, whose name can be that of a second one.
    static func firstFactor(_ factor: FirstFactor) -> Challenge {
        Challenge(rawValue: "\(factor.rawValue) first factor")
    }

    /// The first factor whose proof the challenge asks for; nil for every other challenge.
    var firstFactor: FirstFactor? {
        [FirstFactor.emailCode, .smsCode].first { self == .firstFactor($0) }
    }
}
