import WireRuntime

/// A challenge of a custom sign-in and how it ended, as functions see it (UP-LDC-02 to 04).
package struct ChallengeResult: Codable, Hashable, Sendable {
    /// The challenge's name on the wire.
    package var name: String
    /// Whether the answer was right.
    package var isRight: Bool
    /// The name that the function gave the challenge; nil for built-in challenges.
    package var metadata: String?

    package init(_ name: String, isRight: Bool, metadata: String? = nil) {
        self.name = name
        self.isRight = isRight
        self.metadata = metadata
    }
}

extension JSON {
    /// The event's `session`.
    static func session(_ results: [ChallengeResult]) -> JSON {
        .array(
            results.map { result in
                .object(
                    JSONObject([
                        .init("challengeName", .string(result.name)),
                        .init("challengeResult", .boolean(result.isRight)),
                        .init("challengeMetadata", result.metadata.map { .string($0) } ?? .null),
                    ]))
            })
    }
}
