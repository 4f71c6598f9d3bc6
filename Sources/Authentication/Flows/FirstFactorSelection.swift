import Cryptography
package import Directory
import Factors
import Kernel
package import Messaging
import SRP

/// Begins a sign-in with the first factor that the user chooses: `USER_AUTH`, and the reply to `SELECT_CHALLENGE`.
///
/// A client that hides which users exist gets the factors of the pool for every name, because a user's own factors
/// would reveal that the user exists. A factor that the named user does not have is then a decoy.
struct FirstFactorSelection: Sendable {
    let services: SignInServices

    /// The check of a request that begins a sign-in.
    func check(_ request: FirstFactorRequest, secretHash: Secret<String>?, through context: ClientContext) throws
        -> SignInCheck
    {
        if let session = request.session {
            return try continuation(session, of: request.username, secretHash: secretHash, through: context)
        }
        let name = try context.requireUsable(request.username)
        try context.check(secretHash, of: name)
        return check(request.preferred, of: .named(name, acceptsSub: true), otherwise: .select)
    }

    /// The check of a reply that chooses a factor.
    ///
    /// The session contains its own state and may be reused: it does not permit more than the request that returned it.
    func check(
        _ chosen: Parsed<ChosenFirstFactor>, session: Secret<String>, claimed: Username, through context: ClientContext
    ) throws -> SignInCheck {
        let session = try SealedSession(
            session, stage: .firstFactor, from: context, cipher: services.cipher, now: services.world.now())
        return check(
            chosen.map { $0 }, of: .challenged(session.user, asked: session.asked, claimed: claimed),
            otherwise: .refuse)
    }

    private func check(
        _ chosen: Parsed<ChosenFirstFactor?>, of user: UserReference, otherwise: FirstFactorChoice.Otherwise
    ) -> SignInCheck {
        func choice(_ factor: FirstFactorChoice.Factor) -> SignInProof {
            .choice(FirstFactorChoice(factor: factor, otherwise: otherwise))
        }
        return switch chosen {
        case .failure(let refusal): SignInCheck(user: user, isCounted: false, proof: .failure(refusal))
        case .success(.password(let password)?):
            SignInCheck(user: user, isCounted: true, proof: password.map { choice(.password($0)) })
        case .success(.srp(let shown)?):
            SignInCheck(user: user, isCounted: false, sealsChallenge: true, proof: shown.map { choice(.srp($0)) })
        case .success(.code(let factor)?):
            SignInCheck(
                user: user, isCounted: false, admitsUnconfirmed: true, proof: .success(choice(.code(factor))))
        case .success(.unbuilt?), .success(nil):
            SignInCheck(user: user, isCounted: false, admitsUnconfirmed: true, proof: .success(choice(.none)))
        }
    }

    /// The sign-in of a user who has just confirmed a sign-up with a code, which proves the same as a code at sign-in.
    /// A client with a secret must prove it; the rest of the request is ignored.
    private func continuation(
        _ text: Secret<String>, of username: Parsed<Username>, secretHash: Secret<String>?,
        through context: ClientContext
    ) throws -> SignInCheck {
        let session = try SealedSession(
            text, stage: .confirmedSignUp, from: context, cipher: services.cipher, now: services.world.now())
        try context.check(secretHash, of: (try? username.get()) ?? session.asked)
        return SignInCheck(
            user: .challenged(session.user, asked: session.asked, claimed: session.asked), isCounted: true,
            singleUse: .challenge(session.digest, until: session.expiresAt), proof: .success(.confirmedSignUp(session)))
    }
}

extension FirstFactorSelection {
    /// Verifies the chosen factor or asks for it; if none is chosen, the user is asked to choose.
    func verify(_ choice: FirstFactorChoice, of attempt: SignInAttempt) async throws -> FactorResult {
        let offer = try await services.offer(to: attempt)
        switch choice.factor {
        case .password(let password) where offer.shown.contains(.password):
            return try await PasswordFactor(services: services).verify(password, of: attempt)
        case .srp(let shown) where offer.shown.contains(.password):
            return try await SRPFactor(services: services).challenge(to: shown, of: attempt)
        case .code(let factor):
            guard offer.shown.contains(factor), let contact = factor.contact else { break }
            return try await FirstFactorCodes(services: services).send(factor, to: contact, among: offer, of: attempt)
        case .password, .srp, .none: break
        }
        switch choice.otherwise {
        case .select: return try select(among: offer, of: attempt)
        case .refuse: throw InvalidInput("Selected challenge is not available")
        }
    }

    func verify(_ session: SealedSession, of attempt: SignInAttempt) async throws -> FactorResult {
        guard let user = attempt.user, user.version == session.version,
            try await services.offer(to: attempt).usable.contains(where: { $0.contact != nil })
        else { throw SignInRefusal.invalidSession }
        return .verified(VerifiedFactor(user: user, proof: .code))
    }

    /// Asks the user to choose among the factors.
    private func select(among offer: FirstFactorOffer, of attempt: SignInAttempt) throws -> FactorResult {
        let session = try services.firstFactorSession(of: attempt).text(
            .firstFactor, from: attempt.context, cipher: services.cipher)
        return .challenged(.firstFactor(FirstFactorChallenge(.selection, among: offer, of: attempt), session: session))
    }
}

// MARK: What is offered

/// The first factors that a sign-in can begin with.
struct FirstFactorOffer: Sendable {
    /// The factors in the response to the app.
    var shown: [FirstFactor]
    /// The factors that the user has; none if the user does not exist or may not sign in.
    var usable: [FirstFactor]
}

/// The challenge to a user who must choose or prove a first factor.
package struct FirstFactorChallenge: Sendable {
    package var kind: Kind
    /// The factors to choose from.
    package var available: [FirstFactor]
    /// The user's name for SRP.
    package var username: String

    package enum Kind: Sendable {
        /// One of the available factors must be chosen.
        case selection
        /// The code that was sent.
        case sentCode(FirstFactor, DeliveryDetails)

        /// The challenge by its name on the wire.
        var challenge: ChallengeKind {
            switch self {
            case .selection: .firstFactorSelection
            case .sentCode(let factor, _): factor.challenges.first ?? .firstFactorSelection
            }
        }
    }

    init(_ kind: Kind, among offer: FirstFactorOffer, of attempt: SignInAttempt) {
        self.kind = kind
        available = offer.shown
        username = attempt.identity.name
    }
}

extension SignInServices {
    /// The first factors of the attempt's user. Unknown users cost the same reads.
    func offer(to attempt: SignInAttempt) async throws -> FirstFactorOffer {
        let (context, pool) = (attempt.context, attempt.context.pool)
        let factors = try await secondFactors(of: attempt.user?.id ?? .ofNoUser, in: pool)
        let isAdmitted = attempt.user?.enabled ?? false
        let usable = isAdmitted ? attempt.user?.firstFactors(besides: factors, in: pool.settings) ?? [] : []
        return FirstFactorOffer(shown: context.hidesExistence ? pool.settings.firstFactors : usable, usable: usable)
    }

    /// A session of the attempt's user. The session of an unknown user contains a random identifier, so it has the same
    /// length.
    func firstFactorSession(of attempt: SignInAttempt) -> SealedSession {
        SealedSession(
            of: attempt.user?.id ?? UserID(rawValue: world.uuid()), asked: attempt.name,
            until: attempt.context.sessionExpiry(from: attempt.now))
    }
}
