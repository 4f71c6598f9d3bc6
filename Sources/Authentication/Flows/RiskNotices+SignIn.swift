import Directory
import Factors
import Kernel
import Messaging
import Risk

/// E-mails to users about their risky sign-ins (UP-ASF-12).
extension Authenticator {
    /// Adds the consequences of the sign-in's risk to the next step: the event of a second factor that is asked for
    /// only because of it, and the e-mail to the user.
    func addNotice(to next: inout PreparedStep, of plan: SignInPlan, on demand: RiskDemand, in pool: UserPool) {
        guard let risk = next.risk, let user = next.verified?.user else { return }
        if next.step.isSignedIn {
            // After a second factor, the user has already got the e-mail.
            guard risk.protection.action(on: risk.assessment) == .none else { return }
            next.notice = notice(
                .noAction, of: next.session?.rawValue ?? risk.protection.id, to: user, for: risk, in: pool)
        } else if demand != .nothing, plan.asksForSecondFactor {
            next.isDemandedByRisk = true
            next.notice = notice(.secondFactor, of: risk.protection.id, to: user, for: risk, in: pool)
        }
    }

    /// The e-mail about an event; nil if the settings do not require one, or the user does not have a verified address.
    func notice(_ notice: RiskNotice, of event: String, to user: User, for risk: SignInRisk, in pool: UserPool)
        -> Message?
    {
        let (protection, codes) = (risk.protection, services.codes)
        guard protection.notifies(of: risk.assessment), user.attributes.isVerified(.email),
            let address = user.attributes.contact(.email)
        else { return nil }
        let token = FeedbackToken(on: event, of: user.id, in: pool.id, cipher: services.cipher)
        var risky = RiskyEvent(
            id: event, address: protection.origin.address?.text, device: protection.origin.device, at: protection.now,
            token: token.text)
        (risky.city, risky.country) = (protection.origin.location?.city, protection.origin.location?.country)
        let message = codes.template(for: pool, of: user).notice(
            notice, of: risky, by: protection.notices, to: address, of: user.displayName(in: pool))
        return codes.withEvent(message, of: user, to: address, in: pool)
    }
}

extension SignInPlan {
    fileprivate var asksForSecondFactor: Bool {
        switch self {
        case .secondFactor, .secondFactorSelection: true
        case .newPassword, .secondFactorSetup, .deviceProof, .tokens: false
        }
    }
}
