import Directory
import Factors
import Kernel
import Storage
import Tokens

/// Signs users in: starts a sign-in and answers its challenges.
package final class Authenticator: Sendable {
    let services: SignInServices
    private let factors: [any Factor]
    private let steps: [any ChallengeStep]
    private let selection: FirstFactorSelection

    /// Uses the given services.
    package init(_ services: SignInServices) {
        self.services = services
        let (passwords, cipher, world) = (services.passwords, services.cipher, services.world)
        let (password, srp) = (
            PasswordFactor(passwords: passwords), SRPFactor(passwords: passwords, cipher: cipher, world: world)
        )
        let codes = FirstFactorCodes(services: services)
        selection = FirstFactorSelection(services: services, passwords: password, srp: srp, codes: codes)
        factors = [password, srp, CustomFactor(srp: srp)]
        steps = [
            PasswordVerifierStep(passwords: passwords, cipher: cipher, world: world),
            NewPasswordStep(
                sessions: services.sessions, passwords: passwords, history: { PasswordHistory(services, of: $0) }),
            FirstFactorSelectionStep(selection: selection),
            SentCodeStep(sessions: services.sessions, firstFactors: codes, recovery: services.recoveryCodes),
            SoftwareTokenStep(
                sessions: services.sessions, tokens: services.softwareTokens, recovery: services.recoveryCodes),
            SecondFactorSelectionStep(
                sessions: services.sessions, factors: { try await services.secondFactors(of: $0, in: $1) }),
            SecondFactorSetupStep(
                sessions: services.sessions, factors: { try await services.secondFactors(of: $0, in: $1) }),
            DeviceSRPStep(services),
            DeviceProofStep(services),
            CustomChallengeStep(sessions: services.sessions),
        ]
    }

    /// Starts a sign-in (AUTH-GEN-01 to 03).
    ///
    /// - Returns: Tokens, or for the hosted page the signed-in user; or the first challenge.
    /// - Throws: `InvalidInput` if the client may not use the flow, `SignInRefusal` for wrong credentials,
    ///   `UserRefusal.notFound` only if the client does not hide which users exist.
    package func begin(_ request: SignInRequest) async throws -> SignInStep {
        let timer = ResponseTimer()
        let call = try await ClientContext(request.client, from: request.origin, services)
        try call.require(request.flow)
        let triggers = SignInTriggers(services.triggers, validationData: request.clientMetadata)
        switch request.credential {
        case .refreshToken(let token):
            return .signedIn(
                try await Refresh(services).exchange(
                    token, device: request.device, secretHash: request.secretHash, for: call))
        case .firstFactor(let input):
            return try await holding(call, request.origin, input.responseStep, timer) {
                try await proceed(
                    selection.check(input, secretHash: request.secretHash, call), call,
                    DeviceClaim(request.device, request.browserDevice, call, request.origin), triggers)
            }
        case .factor(let input):
            let factor = try factor(of: input)
            return try await holding(call, request.origin, factor.responseStep, timer) {
                let name = try call.requireUsable(input.username)
                try call.check(request.secretHash, of: name)
                return try await proceed(
                    factor.check(input.value, called: name), call,
                    DeviceClaim(request.device, request.browserDevice, call, request.origin),
                    triggers)
            }
        }
    }

    /// Answers a challenge of a sign-in (AUTH-GEN-05, AUTH-GEN-06).
    ///
    /// - Returns: As `begin` does, or the next challenge.
    /// - Throws: As `begin` does, and `SignInRefusal` for a session that does not wait for this response.
    package func answer(_ response: AuthChallengeResponse) async throws -> SignInStep {
        let timer = ResponseTimer()
        let call = try await ClientContext(response.client, from: response.origin, services)
        let name = try response.username.get()
        try call.check(response.secretHash, of: name)
        let triggers = SignInTriggers(services.triggers, clientMetadata: response.clientMetadata)
        return try await holding(call, response.origin, \.refusal, timer) {
            try await proceed(
                try await check(response.answer.get(), by: name, call), call,
                DeviceClaim(response.device, response.browserDevice, call, response.origin), triggers)
        }
    }

    /// Reads user or decoy, and the lockout, in one snapshot; verifies while no transaction is open; and commits the
    /// next challenge or the tokens once.
    private func proceed(
        _ check: SignInCheck, _ call: ClientContext, _ claim: DeviceClaim, _ triggers: SignInTriggers
    ) async throws -> SignInStep {
        var attempt = try await open(check, call, triggers)
        if try await migrate(attempt, by: check) { attempt = try await open(check, call, triggers) }
        if try await preAuthenticate(attempt, by: check) { attempt = try await open(check, call, triggers) }
        attempt.claim = claim
        let result = try await verify(attempt, by: check)
        return try await complete(result, of: attempt)
    }

    private func factor(of input: FactorInput) throws -> any Factor {
        guard let factor = factors.first(where: { $0.flow == input.flow }) else {
            throw InvalidInput.notAFactor(input.flow)
        }
        return factor
    }

    private func check(_ answer: any AuthChallengeAnswer, by name: Username, _ call: ClientContext) async throws
        -> SignInCheck
    {
        for step in steps {
            if let check = try await step.checkIfOwn(answer, by: name, call) { return check }
        }
        throw SignInRefusal.invalidSession
    }
}
