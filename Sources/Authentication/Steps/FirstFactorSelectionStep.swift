import Cryptography
import Directory
import Factors
package import Kernel

/// The answer to `SELECT_CHALLENGE`.
package struct FirstFactorAnswer: AuthChallengeAnswer {
    let session: Secret<String>
    let chosen: Parsed<ChosenFirstFactor>

    package init(session: Secret<String>, chosen: Parsed<ChosenFirstFactor>) {
        self.session = session
        self.chosen = chosen
    }
}

/// A user chooses the first factor, and proves the password with it if that is the choice.
///
/// The session contains its own state and may be used again: it permits no more than the request that returned it.
struct FirstFactorSelectionStep: ChallengeStep {
    let selection: FirstFactorSelection

    func check(_ answer: FirstFactorAnswer, by username: Username, _ call: ClientContext) throws -> SignInCheck {
        let services = selection.services
        let session = try SealedSession(
            answer.session, .firstFactor, call, services.cipher, now: services.world.now())
        return selection.check(
            answer.chosen.map { $0 }, of: .challenged(session.user, asked: session.asked, claimed: username),
            orElse: { _, _ in throw InvalidInput("Selected challenge is not available") })
    }
}
