public import Directory
import Kernel
import SRP
import Storage

/// Signs users in: starts a sign-in and answers its challenges.
public struct Authenticator: Sendable {
    let services: SignInServices

    /// Uses the given services.
    public init(_ services: SignInServices) { self.services = services }

    /// How often a call starts again because the user changed.
    static let maxAttempts = 3

    /// Starts a sign-in (AUTH-GEN-01 to 03).
    ///
    /// - Returns: Tokens, or the first challenge.
    /// - Throws: `invalidInput` if the caller or the client may not use the flow, `notAuthorized` for wrong
    ///   credentials, `userNotFound` only if the client does not hide which users exist.
    public func begin(_ flow: AuthFlow, _ request: SignInRequest) async throws -> SignInStep {
        // InitiateAuth and AdminInitiateAuth each have a password flow of their own.
        guard flow != (request.isAdministrative ? AuthFlow.password : AuthFlow.adminPassword) else {
            throw Refusal.invalid("Initiate Auth method not supported")
        }
        let timer = ResponseTimer()
        let call = try await ClientCall(request.client, in: request.pool, services)
        try call.client.require(flow)
        if flow == .refreshToken { return .signedIn(try await Refresh(services).exchange(request.parameters, call)) }
        return try await holding(call, request, flow == .srp ? \.challenge : \.refusal, timer) {
            try await start(flow, try await open(call, request.parameters, for: flow))
        }
    }

    /// Answers a challenge of a sign-in (AUTH-GEN-05, AUTH-GEN-06).
    ///
    /// - Returns: Tokens, or the next challenge.
    /// - Throws: As `begin` does, and `notAuthorized` for a session that does not wait for this response.
    public func answer(_ challenge: Challenge, session: String?, _ request: SignInRequest) async throws -> SignInStep {
        let timer = ResponseTimer()
        let call = try await ClientCall(request.client, in: request.pool, services)
        guard !request.parameters.values.isEmpty else {
            throw Refusal.invalid("Missing required parameter challenge responses.")
        }
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

    private func start(_ flow: AuthFlow, _ attempt: SignInAttempt) async throws -> SignInStep {
        switch flow {
        case .password, .adminPassword:
            let password = try PasswordFlow(attempt.parameters, passwords: services.passwords)
            return try await completeCounted(attempt, using: .none, password.check)
        case .srp:
            let horizon = try await services.database.read { try SweepHorizonTable($0).ofUsedChallenges() }
            let srp = SRPFlow(passwords: services.passwords, cipher: services.cipher, horizon: horizon)
            return try await complete(srp.start(attempt), of: attempt, using: .none)
        case .custom, .choice, .refreshToken:
            throw Refusal.invalid("The authentication flow \(flow.wireName) is not built yet.")
        }
    }

    /// Delays responses that need no proof, except for administrators.
    private func holding(
        _ call: ClientCall, _ request: SignInRequest, _ step: KeyPath<ResponseTiming, Duration>, _ timer: ResponseTimer,
        _ body: () async throws -> SignInStep
    ) async throws -> SignInStep {
        guard !request.isAdministrative else { return try await startingOver(body) }
        return try await timer.hold(call, services.responseTiming[keyPath: step], isTold: \.needsNoProof) {
            try await startingOver(body)
        }
    }

    private func startingOver(_ body: () async throws -> SignInStep) async throws -> SignInStep {
        for _ in 1..<Self.maxAttempts {
            do { return try await body() } catch is UserChangedError {}
        }
        do { return try await body() } catch is UserChangedError {
            throw Refusal(.concurrentChange, "The user is being changed by another request.")
        }
    }
}
