package import Kernel

/// The values that a response must agree with.
package struct SAMLExpectations: Sendable {
    /// The entity ID of the provider.
    package var issuer: String
    /// The service provider's entity IDs: the response must be for one of them.
    package var audiences: [String]
    /// The address that the response was posted to: the assertion consumer service.
    package var recipient: String
    /// The IDs of requests that may be answered.
    package var requests: [String]
    /// Whether a response may come without a request.
    package var allowsUnsolicited: Bool
    /// The time.
    package var now: Instant
    /// By how many seconds the provider's clock may differ.
    package var skew: Int64

    /// The expectations of one response.
    package init(
        issuer: String, audiences: [String], recipient: String, requests: [String], allowsUnsolicited: Bool = false,
        now: Instant, skew: Int64 = 60
    ) {
        (self.issuer, self.audiences, self.recipient) = (issuer, audiences, recipient)
        (self.requests, self.allowsUnsolicited) = (requests, allowsUnsolicited)
        (self.now, self.skew) = (now, skew)
    }

    /// Refuses what ends at `end` and has ended.
    func check(end: Instant?) throws(SAMLRefusal) {
        if let end, now >= end.advanced(seconds: skew) { throw .expired }
    }

    /// Refuses what begins at `start` and has not begun.
    func check(start: Instant?) throws(SAMLRefusal) {
        if let start, now.advanced(seconds: skew) < start { throw .early }
    }

    /// Whether a request with this ID may be answered.
    func expects(_ request: String) -> Bool { requests.contains { $0.hasSameBytes(as: request) } }
}
