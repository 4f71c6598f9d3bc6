import Directory
import Factors
import Kernel

extension Authenticator {
    /// How often a call starts again because the user changed.
    private static let maxAttempts = 3

    /// Delays responses that need no proof, except for administrators.
    func holding(
        _ call: ClientContext, _ origin: SignInRequest.Origin, _ step: KeyPath<ResponseTiming, Duration>,
        _ timer: ResponseTimer, _ body: () async throws -> SignInStep
    ) async throws -> SignInStep {
        guard !origin.isAdministrative else { return try await startingOver(body) }
        return try await timer.hold(call, services.responseTiming[keyPath: step], isTold: \.needsNoProof) {
            try await startingOver(body)
        }
    }

    private func startingOver(_ body: () async throws -> SignInStep) async throws -> SignInStep {
        for _ in 1..<Self.maxAttempts {
            do { return try await body() } catch is UserChangedError {}
        }
        do { return try await body() } catch is UserChangedError {
            throw SignInRefusal.userIsChanging
        }
    }
}
