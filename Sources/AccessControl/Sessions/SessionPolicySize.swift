import Kernel
import Wire

/// The share of a session token that its policies and tags take.
struct SessionPolicySize {
    /// The limit on the bytes of all policies and tags.
    static let maxBytes = 4096
    /// The most characters of the texts of policies.
    static let maxCharacters = 2048
    /// The most managed policies.
    static let maxPolicies = 10

    /// The size in percent of the limit, rounded up; nil without policies and tags.
    let percent: Int?

    /// Measures the policies and tags of a session.
    ///
    /// - Throws: `SecurityTokenRefusal.packedPolicyTooLarge` if they exceed the limit.
    init(policies: [String], policyIDs: [String], tags: [IAMResourceTag]) throws(SecurityTokenRefusal) {
        let bytes =
            policies.reduce(0) { $0 + $1.utf8.count } + policyIDs.reduce(0) { $0 + $1.utf8.count }
            + tags.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
        percent = bytes == 0 ? nil : (bytes * 100 + Self.maxBytes - 1) / Self.maxBytes
        if let percent, percent > 100 { throw .packedPolicyTooLarge(percent: percent) }
    }
}
