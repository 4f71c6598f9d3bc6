package import Kernel

/// A provider's request to end the sessions of a user, verified.
package struct ReceivedLogoutRequest: Sendable, Equatable {
    /// The ID, which the response repeats. The caller accepts each once until `replayableUntil`.
    package var id: String
    /// The user.
    package var subject: SAMLSubject
    /// The provider's sessions; empty means all sessions of the user.
    package var sessionIndexes: [String]
    /// From then on, the request is refused as expired.
    package var replayableUntil: Instant

    /// Reads a request, which must be signed.
    ///
    /// - Throws: `SAMLRefusal`.
    package static func read(
        _ message: IncomingMessage, expecting expected: SAMLLogoutExpectations, trust: SAMLTrust
    ) throws(SAMLRefusal) -> ReceivedLogoutRequest {
        let element = try message.verified(trust).element
        let (id, end) = try expected.check(element, name: .samlp("LogoutRequest"))
        let indexes = element.children(.samlp("SessionIndex")).compactMap(\.text)
        return ReceivedLogoutRequest(
            id: id, subject: try SAMLSubject(in: element), sessionIndexes: indexes, replayableUntil: end)
    }
}
