package import Directory
package import Kernel

/// The kinds of messages, as operators name them.
package enum MessageKind: String, CaseIterable, Sendable {
    case verification
    case verificationLink = "verification-link"
    case passwordReset = "password-reset"
    case invitation
    case secondFactor = "second-factor"
    case wrongCodes = "wrong-codes"
    case lockedFactors = "locked-factors"
    case riskBlocked = "risk-blocked"
    case riskSecondFactor = "risk-second-factor"
    case riskNotice = "risk-notice"

    /// The contacts that receive such messages.
    package var contacts: [ContactAttribute] {
        switch self {
        case .verification, .passwordReset, .invitation, .secondFactor: [.email, .phoneNumber]
        case .verificationLink, .wrongCodes, .lockedFactors, .riskBlocked, .riskSecondFactor, .riskNotice: [.email]
        }
    }
}

extension MessageTemplate {
    /// A message of a kind with sample values: the code in it is not valid.
    package func sample(_ kind: MessageKind, to contact: ContactAttribute, address: String) -> Message {
        let (code, user) = (Secret("123456"), Username(rawValue: "ann"))
        switch kind {
        case .verification: return self.code(code, for: .signUp, to: contact, address: address, of: user)
        case .passwordReset: return self.code(code, for: .forgotPassword, to: contact, address: address, of: user)
        case .verificationLink:
            return link(code, for: .signUp, to: address, of: user, through: ClientID(rawValue: "sample"))
        case .invitation: return invitation(Secret("Sample-pass-1"), to: contact, address: address, of: user)
        case .secondFactor: return secondFactor(code, to: contact, address: address, of: user)
        case .wrongCodes: return wrongCodes(10, isLocked: false, to: address, of: user)
        case .lockedFactors: return wrongCodes(100, isLocked: true, to: address, of: user)
        case .riskBlocked: return risky(.block, to: address, of: user)
        case .riskSecondFactor: return risky(.secondFactor, to: address, of: user)
        case .riskNotice: return risky(.noAction, to: address, of: user)
        }
    }

    private func risky(_ notice: RiskNotice, to address: String, of user: Username) -> Message {
        let event = RiskyEvent(
            id: "00000000-0000-0000-0000-000000000000", address: "192.0.2.1", device: "Firefox, Linux",
            at: world.now(), token: Secret("sample"))
        return self.notice(notice, of: event, by: pool.settings.risk?.notices, to: address, of: user)
    }
}
