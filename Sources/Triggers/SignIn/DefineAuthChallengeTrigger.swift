package import Directory
package import WireRuntime

/// The function decides the next step of a custom sign-in (UP-LDC-01).
package struct DefineAuthChallengeTrigger: Trigger {
    private let user: EventUser
    private let results: [ChallengeResult]
    private let metadata: [String: String]?

    package init(_ user: EventUser, after results: [ChallengeResult], metadata: [String: String]?) {
        self.user = user
        self.results = results
        self.metadata = metadata
    }

    /// The function's decision.
    package enum Decision: Hashable, Sendable {
        case failure
        case tokens
        case challenge(Next)
    }

    /// The challenges that a function may ask for.
    package enum Next: CaseIterable, Sendable {
        /// One of the function `CreateAuthChallenge`.
        case custom
        /// SRP, with the public value in the request.
        case srp
        /// The proof that ends SRP.
        case passwordVerifier

        fileprivate var kind: ChallengeKind {
            switch self {
            case .custom: .custom
            case .srp: .passwordSRPStart
            case .passwordVerifier: .passwordVerifier
            }
        }

        fileprivate init?(called name: String) {
            guard let kind = ChallengeKind(rawValue: name), let next = Self.allCases.first(where: { $0.kind == kind })
            else { return nil }
            self = next
        }
    }

    package static let kind = TriggerKind.defineAuthChallenge
    package var source: String { "DefineAuthChallenge_Authentication" }
    package var request: JSONObject {
        JSONObject(about: user, members: [.init("session", .session(results))], metadata: metadata)
    }
    package var emptyResponse: JSONObject { .empty("challengeName", "issueTokens", "failAuthentication") }

    /// A failure outweighs tokens, and both outweigh a challenge (UP-LDC-05 to 07).
    package func read(_ response: JSONObject) throws -> Decision {
        let (fails, issues) = (
            try response.flag("failAuthentication", of: Self.kind), try response.flag("issueTokens", of: Self.kind)
        )
        if fails { return .failure }
        if issues { return .tokens }
        let name = try response.text("challengeName", of: Self.kind)
        guard let next = name.flatMap(Next.init(called:)) else {
            throw TriggerRefusal.invalidResponse(Self.kind, reason: "challengeName is not a challenge that can follow.")
        }
        return .challenge(next)
    }
}
