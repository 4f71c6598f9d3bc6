public import Directory
import Kernel
import SRP
import Storage

/// The room where a caller becomes a signed-in person.
public struct SignIn: Sendable {
    let facilities: Facilities

    /// The room with its facilities.
    public init(_ facilities: Facilities) { self.facilities = facilities }

    /// How often a call starts over because the person was changed meanwhile.
    static let patience = 3

    /// Opens a sign-in: tokens, or the first challenge that stands before them (AUTH-GEN-01 to 03).
    ///
    /// Throws `invalidInput` where the flow is not for this caller or this client, `notAuthorized` for wrong
    /// credentials, `userNotFound` only where the client does not hide who exists.
    public func begin(_ flow: AuthFlow, _ request: SignInCall) async throws -> Standing {
        guard request.isAdministrative || flow != .adminPassword else {
            throw Refusal.invalid("Initiate Auth method not supported.")
        }
        let timer = AnswerTimer()
        let call = try await ClientCall(request.client, in: request.pool, facilities)
        try call.client.require(flow)
        if flow == .refreshToken { return .signedIn(try await Refresh(facilities).exchange(request.parameters, call)) }
        return try await holding(call, request, flow == .srp ? \.challenge : \.refusal, timer) {
            try await start(flow, try await open(call, request.parameters))
        }
    }

    /// Answers the challenge that a sign-in stopped at, and takes it one step on (AUTH-GEN-05, AUTH-GEN-06).
    ///
    /// Throws as `begin` does, and `notAuthorized` for a session that does not wait for this answer.
    public func answer(_ challenge: Challenge, session: String?, _ request: SignInCall) async throws -> Standing {
        let timer = AnswerTimer()
        let call = try await ClientCall(request.client, in: request.pool, facilities)
        try call.check(
            secretHash: request.parameters["SECRET_HASH"], username: request.parameters.require("USERNAME"))
        return try await holding(call, request, \.refusal, timer) {
            switch challenge {
            case .passwordVerifier: try await answerVerifier(call, request.parameters)
            case .newPassword: try await answerNewPassword(session, call, request.parameters)
            default: throw Refusal.invalid("\(challenge.rawValue) is not a challenge that this service gives.")
            }
        }
    }

    private func start(_ flow: AuthFlow, _ attempt: Attempt) async throws -> Standing {
        switch flow {
        case .password, .adminPassword:
            let password = try PasswordFlow(attempt.parameters, passwords: facilities.passwords)
            return try await settleTry(attempt, using: .none, password.check)
        case .srp:
            let horizon = try await facilities.database.read { try SweepHorizonTable($0).ofUsedChallenges() }
            let srp = SRPFlow(passwords: facilities.passwords, vault: facilities.vault, horizon: horizon)
            return try await settle(srp.start(attempt), of: attempt, using: .none)
        case .custom, .choice, .refreshToken:
            throw Refusal.invalid("The authentication flow \(flow.wireName) is not built yet.")
        }
    }

    /// Gives what anyone may get at the times of the grid, unless an administrator asks.
    private func holding(
        _ call: ClientCall, _ request: SignInCall, _ step: KeyPath<AnswerGrid, Duration>, _ timer: AnswerTimer,
        _ body: () async throws -> Standing
    ) async throws -> Standing {
        guard !request.isAdministrative else { return try await startingOver(body) }
        return try await timer.hold(call, facilities.answerGrid[keyPath: step], isTold: \.isToldToAnyone) {
            try await startingOver(body)
        }
    }

    private func startingOver(_ body: () async throws -> Standing) async throws -> Standing {
        for _ in 1..<Self.patience {
            do { return try await body() } catch is PlanOutdated {}
        }
        do { return try await body() } catch is PlanOutdated {
            throw Refusal(.concurrentChange, "The user is being changed by another request.")
        }
    }
}
