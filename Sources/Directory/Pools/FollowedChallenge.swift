/// A challenge that a source gives after a right password. The user answers it here, and the answer is proven there.
package struct FollowedChallenge: Sendable, Equatable {
    package var question: Question
    package var reference: Reference

    package init(_ question: Question, reference: Reference) { (self.question, self.reference) = (question, reference) }

    /// What the user is asked for.
    package enum Question: Sendable, Equatable {
        /// A code that was sent there, to a destination of which only a part is shown.
        case sentCode(SecondFactor, destination: String)
        case softwareToken(deviceName: String?)
        /// One of these factors.
        case selection([SecondFactor])
        /// What a function there has created for the app.
        case custom([String: String])
    }

    /// What an answer is sent with.
    package struct Reference: Codable, Hashable, Sendable {
        package var kind: ChallengeKind
        /// The session there.
        package var session: String
        /// The user's name in the reply.
        package var username: String

        package init(_ kind: ChallengeKind, session: String, username: String) {
            (self.kind, self.session, self.username) = (kind, session, username)
        }
    }
}
