import Directory
import Factors
import Kernel

/// The sign-in that follows the confirmation of a sign-up on the hosted pages, in the browser where it began. There the
/// user has chosen the password and entered the code; a second factor is still asked for.
struct SignUpOnPage: Sendable {
    let services: SignInServices

    /// - Throws: `SignInRefusal.invalidSession` for callers other than a page.
    func check(_ text: Secret<String>, of username: Username, through context: ClientContext) throws -> SignInCheck {
        guard context.isFromPage else { throw SignInRefusal.invalidSession }
        let session = try SealedSession(
            text, stage: .confirmedOnPage, from: context, cipher: services.cipher, now: services.world.now())
        // The sign-in starts with the name, so that the pool's functions may refuse it like any other.
        return SignInCheck(
            user: .named(username, acceptsSub: true), isCounted: true,
            singleUse: .challenge(session.digest, until: session.expiresAt), proof: .success(.signUpOnPage(session)))
    }

    func verify(_ session: SealedSession, of attempt: SignInAttempt) throws -> FactorResult {
        guard let user = attempt.user, user.id == session.user, user.version == session.version else {
            throw SignInRefusal.invalidSession
        }
        return .verified(VerifiedFactor(user: user))
    }
}
