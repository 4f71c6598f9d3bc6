import Kernel

/// A log group, a stream, a bucket or an analytics project that an ARN names.
package struct LogDestination: Codable, Hashable, Sendable {
    /// The service that receives the entries, by its name in ARNs.
    package enum Kind: String, Codable, CaseIterable, Sendable {
        case logGroup = "logs"
        case stream = "firehose"
        case bucket = "s3"
        /// An analytics project, which app clients have, not pools.
        case project = "mobiletargeting"
    }

    package let kind: Kind
    package let arn: String

    /// The destination of an ARN; nil if `arn` does not name one of this kind.
    package init?(_ kind: Kind, arn: String) {
        (self.kind, self.arn) = (kind, arn)
        guard arn.utf8.count <= 2048, arn.utf8.allSatisfy(\.isASCIIVisible), name?.isEmpty == false else { return nil }
    }

    /// The name of the group, stream or bucket, or the id of the project.
    package var name: String? {
        let parts = parts
        guard parts.count >= 6, parts[0] == "arn", parts[2] == kind.rawValue else { return nil }
        switch kind {
        case .logGroup: return parts.count >= 7 && parts[5] == "log-group" ? parts[6] : nil
        case .stream: return Self.name(parts[5], after: "deliverystream/")
        case .bucket: return parts.count == 6 && !parts[5].utf8.contains(UInt8(ascii: "/")) ? parts[5] : nil
        case .project:
            let id = Self.name(parts[5], after: "apps/") ?? ""
            return parts.count == 6 && AnalyticsSettings.isProjectID(id.utf8) ? id : nil
        }
    }

    /// The stream in a log group, if the ARN names one.
    package var logStream: String? {
        let parts = parts
        return kind == .logGroup && parts.count >= 9 && parts[7] == "log-stream" ? parts[8] : nil
    }

    /// The region in the ARN; nil for a bucket.
    package var region: String? { parts.count > 3 && !parts[3].isEmpty ? parts[3] : nil }

    private static func name(_ resource: String, after prefix: String) -> String? {
        resource.utf8.starts(with: prefix.utf8) ? String(Substring(resource.utf8.dropFirst(prefix.utf8.count))) : nil
    }

    private var parts: [String] {
        arn.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map { String(Substring($0)) }
    }
}
