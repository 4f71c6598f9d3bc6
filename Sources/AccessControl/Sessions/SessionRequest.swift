import Kernel
package import Wire

/// A request for a session, by any operation of STS.
package struct SessionRequest: Sendable {
    /// The session's length in seconds; nil for the operation's default.
    package var duration: Int?
    /// The name of the role session or the federated user.
    package var name: String
    /// A policy that narrows the session.
    package var policy: String?
    /// The same for the store of an external STS, which only supports the actions of S3; nil if it is `policy`.
    package var storagePolicy: String?
    /// The ARNs of managed policies that narrow the session.
    package var policyARNs: [String] = []
    package var tags: [IAMResourceTag] = []
    /// The keys of the tags that are passed on to sessions opened from this one.
    package var transitiveTagKeys: [String] = []
    /// The value of `sts:ExternalId` in the trust policy.
    package var externalID: String?
    /// The source identity that the caller states.
    package var sourceIdentity: String?
    /// The number of a multi-factor device.
    package var serialNumber: String?

    /// The least length of the session token.
    package var tokenSize = 0

    private static let maxTokenSize = 4096
    private static let maxTags = 50

    /// A request for a session called `name`.
    package init(name: String = "") { self.name = name }

    /// Checks the request's own values (STS-02).
    ///
    /// - Parameters:
    ///   - durations: The lengths that the operation allows.
    ///   - nameMember: The member with the name; nil if the operation does not have one.
    ///   - maxNameLength: The most characters of the name.
    /// - Throws: `InvalidInput`, `SecurityTokenRefusal` or `IAMQuotaRefusal`.
    func check(durations: ClosedRange<Int>, nameMember: String?, maxNameLength: Int = 64) throws {
        try checkDuration(in: durations)
        if let nameMember { try Self.check(name, member: nameMember, length: 2...maxNameLength, also: "") }
        if let externalID { try Self.check(externalID, member: "externalId", length: 2...1224, also: ":/") }
        if let sourceIdentity { try Self.check(sourceIdentity, member: "sourceIdentity", length: 2...64, also: "") }
        guard (0...Self.maxTokenSize).contains(tokenSize) else {
            throw Self.invalid(
                "\(tokenSize)", member: "minimumSessionTokenSize",
                rule: "Member must have value less than or equal to \(Self.maxTokenSize)")
        }
        guard serialNumber == nil else { throw SecurityTokenRefusal.unknownDevice }
        try checkPolicies()
        try checkTags()
    }

    private func checkDuration(in durations: ClosedRange<Int>) throws(InvalidInput) {
        guard let duration, !durations.contains(duration) else { return }
        let isLow = duration < durations.lowerBound
        throw Self.invalid(
            "\(duration)", member: "durationSeconds",
            rule: "Member must have value \(isLow ? "greater" : "less") than or equal to "
                + "\(isLow ? durations.lowerBound : durations.upperBound)")
    }

    private func checkPolicies() throws(InvalidInput) {
        if let policy, policy.unicodeScalars.count > SessionPolicySize.maxCharacters {
            throw Self.invalid(
                "", member: "policy",
                rule: "Member must have length less than or equal to \(SessionPolicySize.maxCharacters)")
        }
        guard policyARNs.count <= SessionPolicySize.maxPolicies else {
            throw InvalidInput("The number of policy ARNs exceeds the limit of \(SessionPolicySize.maxPolicies).")
        }
    }

    private func checkTags() throws {
        try IAMTags.check(tags, atMost: Self.maxTags)
        guard transitiveTagKeys.count <= Self.maxTags,
            transitiveTagKeys.allSatisfy({ key in tags.contains { IAMTags.areSame($0.key, as: key) } })
        else {
            throw InvalidInput("The specified transitive tag key must be included in the requested tags.")
        }
    }

    private static func check(
        _ text: String, member: String, length: ClosedRange<Int>, also: String
    ) throws(InvalidInput) {
        guard length.contains(text.utf8.count) else {
            let isShort = text.utf8.count < length.lowerBound
            throw invalid(
                isShort ? text : "", member: member,
                rule: "Member must have length \(isShort ? "greater" : "less") than or equal to "
                    + "\(isShort ? length.lowerBound : length.upperBound)")
        }
        guard text.utf8.allSatisfy({ IAMName.isPermitted($0) || also.utf8.contains($0) }) else {
            throw invalid(
                "", member: member, rule: #"Member must satisfy regular expression pattern: [\w+=,.@\#(also)-]*"#)
        }
    }

    private static func invalid(_ value: String, member: String, rule: String) -> InvalidInput {
        InvalidInput(
            "1 validation error detected: Value '\(value)' at '\(member)' failed to satisfy constraint: \(rule)")
    }
}
