package import Directory
import WireRuntime

/// A challenge of a custom sign-in and how it ended, as functions see it (UP-LDC-02 to 04).
package struct ChallengeResult: Codable, Hashable, Sendable {
    /// The challenge, which is stored and sent by its name on the wire.
    package var kind: ChallengeKind
    /// Whether the answer was right.
    package var isRight: Bool
    /// The name that the function gave the challenge; nil for built-in challenges.
    package var metadata: String?

    package init(_ kind: ChallengeKind, isRight: Bool, metadata: String? = nil) {
        self.kind = kind
        self.isRight = isRight
        self.metadata = metadata
    }

    /// The names in the stored text.
    private enum CodingKeys: String, CodingKey {
        case kind = "name"
        case isRight
        case metadata
    }
}

extension JSON {
    /// The event's `session`.
    static func session(_ results: [ChallengeResult]) -> JSON {
        .array(
            results.map { result in
                .object(
                    JSONObject([
                        .init("challengeName", .string(result.kind.rawValue)),
                        .init("challengeResult", .boolean(result.isRight)),
                        .init("challengeMetadata", result.metadata.map { .string($0) } ?? .null),
                    ]))
            })
    }
}
