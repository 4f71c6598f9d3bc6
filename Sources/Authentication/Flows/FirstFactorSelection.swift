import Cryptography
import Directory
import Factors
import Kernel
import Storage

/// Begins a sign-in with the first factor that the user chooses: `USER_AUTH`.
///
/// A client that hides which users exist is shown the factors of the pool for every name: the factors of a user would
/// tell that there is one. A factor that the named user does not have is then a decoy.
struct FirstFactorSelection: Sendable {
    let services: SignInServices
    let passwords: PasswordFactor
    let srp: SRPFactor
    let codes: FirstFactorCodes

    /// The result if the user does not have the chosen factor.
    typealias Fallback = @Sendable (SignInAttempt, FirstFactorOffer) throws -> FactorResult

    /// The check of a request that begins a sign-in.
    func check(_ request: FirstFactorRequest, secretHash: Secret<String>?, _ call: ClientContext) throws -> SignInCheck
    {
        if let session = request.session { return try continuation(session, of: request.username, secretHash, call) }
        let name = try call.requireUsable(request.username)
        try call.check(secretHash, of: name)
        return check(request.preferred, of: .named(name, acceptsSub: true), orElse: { try select($0, $1) })
    }

    /// The check of a chosen factor; without one, the user is asked to choose.
    func check(_ chosen: Parsed<ChosenFirstFactor?>, of user: UserReference, orElse fallback: @escaping Fallback)
        -> SignInCheck
    {
        switch chosen {
        case .failure(let refusal): SignInCheck(user: user, isCounted: false, body: .failure(refusal))
        case .success(.password(let password)?):
            SignInCheck(
                user: user, isCounted: true,
                body: password.map { password in
                    { try await prove(.password, $0, fallback) { try await passwords.verify(password, of: $0) } }
                })
        case .success(.srp(let shown)?):
            SignInCheck(
                user: user, isCounted: false, sealsChallenge: true,
                body: shown.map { shown in
                    { try await prove(.password, $0, fallback) { try await srp.verify(shown, of: $0) } }
                })
        case .success(.code(let factor)?):
            SignInCheck(
                user: user, isCounted: false, admitsUnconfirmed: true,
                body: .success { try await send(factor, $0, fallback) })
        case .success(.unbuilt?):
            SignInCheck(
                user: user, isCounted: false, admitsUnconfirmed: true,
                body: .success { try fallback($0, try await services.offer($0)) })
        case .success(nil):
            SignInCheck(
                user: user, isCounted: false, admitsUnconfirmed: true,
                body: .success { try select($0, try await services.offer($0)) })
        }
    }

    private func prove(
        _ factor: FirstFactor, _ attempt: SignInAttempt, _ fallback: Fallback,
        _ verify: (SignInAttempt) async throws -> FactorResult
    ) async throws -> FactorResult {
        let offer = try await services.offer(attempt)
        return offer.shown.contains(factor) ? try await verify(attempt) : try fallback(attempt, offer)
    }

    private func send(_ factor: FirstFactor, _ attempt: SignInAttempt, _ fallback: Fallback) async throws
        -> FactorResult
    {
        let offer = try await services.offer(attempt)
        guard offer.shown.contains(factor), let contact = factor.contact else { return try fallback(attempt, offer) }
        return try await codes.send(factor, to: contact, offer, attempt)
    }

    /// Asks the user to choose among the factors.
    private func select(_ attempt: SignInAttempt, _ offer: FirstFactorOffer) throws -> FactorResult {
        let session = try services.firstFactorSession(of: attempt).text(.firstFactor, attempt.call, services.cipher)
        return .challenged(.firstFactor(FirstFactorChallenge(.selection, offer, attempt), session: session))
    }

    /// The sign-in of a user who has just confirmed a sign-up with a code, which proves what a code at sign-in does. A
    /// client with a secret proves it; what else the request contains does not matter.
    private func continuation(
        _ text: Secret<String>, of username: Parsed<Username>, _ secretHash: Secret<String>?, _ call: ClientContext
    ) throws -> SignInCheck {
        let session = try SealedSession(text, .confirmedSignUp, call, services.cipher, now: services.world.now())
        try call.check(secretHash, of: (try? username.get()) ?? session.asked)
        return SignInCheck(
            user: .challenged(session.user, asked: session.asked, claimed: session.asked), isCounted: true,
            singleUse: .challenge(session.digest, until: session.expiresAt),
            body: .success { attempt in
                guard let user = attempt.user, user.version == session.version,
                    try await services.offer(attempt).usable.contains(where: { $0.contact != nil })
                else { throw SignInRefusal.invalidSession }
                return .verified(VerifiedFactor(user: user, proof: .code))
            })
    }
}
