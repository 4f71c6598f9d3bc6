package import Kernel

/// The destinations of a pool's log entries, by their source; nil for none.
package struct LogDelivery: Codable, Sendable, Equatable {
    /// Messages that could not be delivered.
    package var userNotification: LogDestination?
    /// The activity of users, with its risk.
    package var userAuthEvents: LogDestination?

    package init() {}
}

/// A log group, a stream, a bucket or an analytics project that an ARN names.
package struct LogDestination: Codable, Hashable, Sendable {
    /// The service that receives the entries, by its name in ARNs.
    package enum Kind: String, Codable, CaseIterable, Sendable {
        case logGroup = "logs"
        case stream = "firehose"
        case bucket = "s3"
        /// Of app clients, not of pools.
        case project = "mobiletargeting"
    }

    package let kind: Kind
    package let arn: String

    /// - Returns: Nil if `arn` does not name a destination of this kind.
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
        case .stream: return parts[5].utf8.starts(with: "deliverystream/".utf8) ? String(parts[5].dropFirst(15)) : nil
        case .bucket: return parts.count == 6 && !parts[5].utf8.contains(UInt8(ascii: "/")) ? parts[5] : nil
        case .project:
            let id = parts[5].utf8.starts(with: "apps/".utf8) ? parts[5].utf8.dropFirst(5) : ""[...].utf8
            return parts.count == 6 && AnalyticsSettings.isProjectID(id) ? String(Substring(id)) : nil
        }
    }

    /// The stream in a log group, if the ARN names one.
    package var logStream: String? {
        let parts = parts
        return kind == .logGroup && parts.count >= 9 && parts[7] == "log-stream" ? parts[8] : nil
    }

    /// The region in the ARN; nil for a bucket.
    package var region: String? { parts.count > 3 && !parts[3].isEmpty ? parts[3] : nil }

    private var parts: [String] {
        arn.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map { String(Substring($0)) }
    }
}

extension Pools {
    /// Sets the destinations of log entries; nil for none.
    ///
    /// - Throws: `MissingResource`, `InvalidInput` for entries that the pool would not write, or
    ///   `PoolRefusal.featureUnavailableInTier`.
    package func setLogDelivery(_ delivery: LogDelivery?, of id: UserPoolID) async throws {
        _ = try await change(id) { pool in
            pool.settings.logDelivery = delivery
            try pool.settings.check()
            guard delivery?.userAuthEvents == nil || pool.settings.judgesRisk else {
                throw InvalidInput("userAuthEvents exist only with AdvancedSecurityMode AUDIT or ENFORCED.")
            }
        }
    }
}
