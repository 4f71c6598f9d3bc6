package import Directory
package import Kernel
package import WireRuntime

/// The function judges the answer to a custom challenge (UP-LDC-15).
package struct VerifyAuthChallengeTrigger: Trigger {
    private let user: EventUser
    private let answer: Secret<String>
    private let privateParameters: [String: String]
    private let metadata: [String: String]?

    /// - Parameter privateParameters: The values that the function `CreateAuthChallenge` kept from the app.
    package init(
        _ user: EventUser, answer: Secret<String>, privateParameters: [String: String], metadata: [String: String]?
    ) {
        self.user = user
        self.answer = answer
        self.privateParameters = privateParameters
        self.metadata = metadata
    }

    package static let kind = TriggerKind.verifyAuthChallengeResponse
    package var source: String { "VerifyAuthChallengeResponse_Authentication" }
    package var request: JSONObject {
        JSONObject(
            about: user,
            members: [
                .init("privateChallengeParameters", .texts(privateParameters)),
                .init("challengeAnswer", .string(answer.exposed)),
            ], metadata: metadata)
    }
    package var emptyResponse: JSONObject { .empty("answerCorrect") }

    /// Whether the answer is right: nothing but the boolean `true` is (TRG-08).
    package func read(_ response: JSONObject) throws -> Bool { try response.flag("answerCorrect", of: Self.kind) }
}
