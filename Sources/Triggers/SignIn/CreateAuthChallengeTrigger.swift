package import Directory
package import WireRuntime

/// The function creates the challenge that `DefineAuthChallenge` asked for (UP-LDC-09, UP-LDC-10).
package struct CreateAuthChallengeTrigger: Trigger {
    private let user: EventUser
    private let results: [ChallengeResult]
    private let metadata: [String: String]?

    package init(_ user: EventUser, after results: [ChallengeResult], metadata: [String: String]?) {
        self.user = user
        self.results = results
        self.metadata = metadata
    }

    /// A challenge (UP-LDC-11 to 13).
    package struct Response: Sendable {
        /// The parameters that the app gets.
        package var publicParameters: [String: String]
        /// The parameters that only `VerifyAuthChallengeResponse` gets.
        package var privateParameters: [String: String]
        /// The challenge's name in the results.
        package var metadata: String?
    }

    /// The most bytes of a challenge: it is stored until it is answered.
    private static let maxBytes = 16_384

    package static let kind = TriggerKind.createAuthChallenge
    package var source: String { "CreateAuthChallenge_Authentication" }
    package var request: JSONObject {
        JSONObject(
            about: user,
            members: [
                .init("challengeName", .string(ChallengeKind.custom.rawValue)),
                .init("session", .session(results)),
            ], metadata: metadata)
    }
    package var emptyResponse: JSONObject {
        .empty("publicChallengeParameters", "privateChallengeParameters", "challengeMetadata")
    }

    package func read(_ response: JSONObject) throws -> Response {
        let challenge = Response(
            publicParameters: try response.texts("publicChallengeParameters", of: Self.kind) ?? [:],
            privateParameters: try response.texts("privateChallengeParameters", of: Self.kind) ?? [:],
            metadata: try response.text("challengeMetadata", of: Self.kind))
        guard challenge.byteCount <= Self.maxBytes else {
            throw TriggerRefusal.invalidResponse(
                Self.kind, reason: "the challenge has more than \(Self.maxBytes) bytes.")
        }
        return challenge
    }
}

extension CreateAuthChallengeTrigger.Response {
    fileprivate var byteCount: Int {
        [publicParameters, privateParameters].joined().reduce(metadata?.utf8.count ?? 0) { count, parameter in
            count + parameter.key.utf8.count + parameter.value.utf8.count
        }
    }
}
