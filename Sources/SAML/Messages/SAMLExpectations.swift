package import Kernel

/// The values that a response must match.
package struct SAMLExpectations: Sendable {
    /// The entity ID of the provider.
    package var issuer: String
    /// The service provider's entity IDs; the response must be for one of them.
    package var audiences: [String]
    /// The address that the response was posted to: the assertion consumer service.
    package var recipient: String
    /// The IDs of requests that are waiting for a response.
    package var requests: [String]
    /// Whether a response is accepted without a request.
    package var allowsUnsolicited: Bool
    package var now: Instant
    /// How many seconds the provider's clock may differ.
    package var skew: Int64

    package init(
        issuer: String, audiences: [String], recipient: String, requests: [String], allowsUnsolicited: Bool = false,
        now: Instant, skew: Int64 = 60
    ) {
        (self.issuer, self.audiences, self.recipient) = (issuer, audiences, recipient)
        (self.requests, self.allowsUnsolicited) = (requests, allowsUnsolicited)
        (self.now, self.skew) = (now, skew)
    }

    /// Refuses an end that has passed.
    func check(end: Instant?) throws(SAMLRefusal) {
        if let end, now >= end.advanced(seconds: skew) { throw .expired }
    }

    /// Refuses a start in the future.
    func check(start: Instant?) throws(SAMLRefusal) {
        if let start, now.advanced(seconds: skew) < start { throw .early }
    }

    /// Whether the request with this ID is waiting for a response.
    func expects(_ request: String) -> Bool { requests.contains { $0.hasSameBytes(as: request) } }
}
