import Directory
import Factors
import Kernel
import Storage
import Tokens

/// Signs users in: starts a sign-in and answers its challenges.
public struct Authenticator: Sendable {
    let services: SignInServices
    private let factors: [any Factor]
    private let steps: [any ChallengeStep]

    /// Uses the given services.
    public init(_ services: SignInServices) {
        self.services = services
        let (passwords, cipher, world) = (services.passwords, services.cipher, services.world)
        factors = [
            PasswordFactor(passwords: passwords),
            SRPFactor(passwords: passwords, cipher: cipher, world: world),
        ]
        steps = [
            PasswordVerifierStep(passwords: passwords, cipher: cipher, world: world),
            NewPasswordStep(
                sessions: services.sessions, passwords: passwords, history: { PasswordHistory(services, of: $0) }),
            SentCodeStep(sessions: services.sessions),
            SoftwareTokenStep(sessions: services.sessions, tokens: services.softwareTokens),
            SecondFactorSelectionStep(
                sessions: services.sessions, factors: { try await services.secondFactors(of: $0, in: $1) }),
            SecondFactorSetupStep(sessions: services.sessions),
        ]
    }

    /// Starts a sign-in (AUTH-GEN-01 to 03).
    ///
    /// - Returns: Tokens, or the first challenge.
    /// - Throws: `InvalidInput` if the client may not use the flow, `SignInRefusal` for wrong credentials,
    ///   `UserRefusal.notFound` only if the client does not hide which users exist.
    public func begin(_ request: SignInRequest) async throws -> SignInStep {
        let timer = ResponseTimer()
        let call = try await ClientCall(request.client, in: request.origin.pool, services)
        try call.client.require(request.flow)
        switch request.credential {
        case .refreshToken(let token):
            return .signedIn(try await Refresh(services).exchange(token, secretHash: request.secretHash, call))
        case .factor(let input):
            let factor = factor(of: input)
            return try await holding(call, request.origin, factor.responseStep, timer) {
                let name = try call.requireUsable(input.username)
                try call.check(request.secretHash, of: name)
                return try await proceed(factor.check(input.value, called: name), call)
            }
        }
    }

    /// Answers a challenge of a sign-in (AUTH-GEN-05, AUTH-GEN-06).
    ///
    /// - Returns: Tokens, or the next challenge.
    /// - Throws: As `begin` does, and `SignInRefusal` for a session that does not wait for this response.
    public func answer(_ response: AuthChallengeResponse) async throws -> SignInStep {
        let timer = ResponseTimer()
        let call = try await ClientCall(response.client, in: response.origin.pool, services)
        let name = try response.username.get()
        try call.check(response.secretHash, of: name)
        return try await holding(call, response.origin, \.refusal, timer) {
            try await proceed(try await check(response.answer.get(), by: name, call), call)
        }
    }

    /// Reads user or decoy, and the lockout, in one snapshot; verifies while no transaction is open; and commits the
    /// next challenge or the tokens once.
    private func proceed(_ check: SignInCheck, _ call: ClientCall) async throws -> SignInStep {
        let attempt = try await open(check, call)
        let result = try await verify(attempt, by: check)
        return try await complete(result, of: attempt)
    }

    private func factor(of input: FactorInput) -> any Factor {
        factors.first { $0.flow == input.flow } ?? UnbuiltFactor(flow: input.flow)
    }

    private func check(_ answer: any AuthChallengeAnswer, by name: Username, _ call: ClientCall) async throws
        -> SignInCheck
    {
        for step in steps {
            if let check = try await step.checkIfOwn(answer, by: name, call) { return check }
        }
        throw SignInRefusal.invalidSession
    }
}
