import Directory
package import Factors
package import Kernel

/// The answer to a challenge, parsed.
package struct AuthChallengeResponse: Sendable {
    var client: ClientID
    var secretHash: Secret<String>?
    var origin: SignInRequest.Origin
    var username: Parsed<Username>
    var answer: Parsed<any AuthChallengeAnswer>
    /// The device that the app says it is on.
    var device: DeviceKey?
    /// The metadata that the client sends to the pool's functions.
    var clientMetadata: [String: String]?
    /// By what the browser on the hosted page proves that it is a device of the user.
    package var browserDevice: BrowserDeviceProof?

    package init(
        client: ClientID, secretHash: Secret<String>?, origin: SignInRequest.Origin, username: Parsed<Username>,
        answer: Parsed<any AuthChallengeAnswer>, device: DeviceKey? = nil, clientMetadata: [String: String]? = nil
    ) {
        self.client = client
        self.secretHash = secretHash
        self.origin = origin
        self.username = username
        self.answer = answer
        self.device = device
        self.clientMetadata = clientMetadata
    }
}

/// An answer to one kind of challenge; the file of the challenge's step declares it.
package protocol AuthChallengeAnswer: Sendable {}

/// Checks the answers to one kind of challenge.
///
/// A new challenge is a file with its answer and its step, a line in `Authenticator.init`, a line in the API's list of
/// challenges, and a `SignInStep`, which the compiler asks to be worded.
protocol ChallengeStep<Answer>: Sendable {
    associatedtype Answer: AuthChallengeAnswer

    /// Finds the challenge that `answer` is for.
    ///
    /// - Throws: `SignInRefusal.invalidSession` if there is none that waits for an answer through this client.
    func check(_ answer: Answer, by username: Username, _ call: ClientContext) async throws -> SignInCheck
}

extension ChallengeStep {
    /// The check of `answer`; nil if it answers another kind of challenge.
    func checkIfOwn(_ answer: any AuthChallengeAnswer, by username: Username, _ call: ClientContext) async throws
        -> SignInCheck?
    {
        guard let answer = answer as? Answer else { return nil }
        return try await check(answer, by: username, call)
    }
}
