/// An Amazon Resource Name in its parts: `arn:<partition>:<service>:<region>:<account>:<resource>`.
package struct ARN: Hashable, Sendable {
    /// The partition, such as `aws`.
    package let partition: String
    /// The service, such as `cognito-idp`.
    package let service: String
    /// The region; empty for a service without regions.
    package let region: String
    package let account: String
    /// The rest, such as `userpool/<id>`, which may contain colons.
    package let resource: String

    /// Nil if `text` does not begin with `arn:`, or has fewer than six parts.
    package init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: ":"), maxSplits: 5, omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
        guard parts.count == 6, parts[0].hasSameBytes(as: "arn") else { return nil }
        (partition, service, region) = (parts[1], parts[2], parts[3])
        (account, resource) = (parts[4], parts[5])
    }

    /// What follows `kind` in the resource: the id for `userpool/`; nil for a resource of another kind.
    package func name(after kind: String) -> String? {
        guard resource.utf8.starts(with: kind.utf8) else { return nil }
        return String(Substring(resource.utf8.dropFirst(kind.utf8.count)))
    }
}
