import Kernel
import Logging
import Wire
import WireRuntime

/// Records each request: in metrics, and in the log if it changes something or fails.
struct RequestLog: Sendable {
    let metrics: Metrics
    let log: Logger
    /// Takes a line for the developer.
    typealias Developer = @Sendable (String) -> Void
    /// Is told of each refusal; nil in production.
    var developer: Developer?

    var frame: RequestFrame { RequestFrame { self.write($0) } }

    private func write(_ record: RequestRecord) {
        let kind: Metrics.StatusClass = record.status < 400 ? .ok : record.status < 500 ? .refused : .failed
        metrics.answered(record.operation, status: kind, after: record.duration)
        count(record, as: kind)
        if let risk = record.subject.risk { metrics.found(risk) }
        if kind == .refused, let developer, let line = DeveloperLine.text(of: record) { developer(line) }
        if let error = record.error, kind == .failed {
            log.error("request failed", metadata: entry(record, cause: error.cause.map { String(describing: $0) }))
        } else if let error = record.error, error.isWarning {
            let cause = error.cause.map { String(describing: $0) }
            log.warning("identity provider failed", metadata: entry(record, cause: cause))
        } else if let error = record.error, !error.isDeclared {
            log.warning("undeclared \(error.code)", metadata: entry(record))
        } else if log.logLevel <= .notice, Self.isRecorded(record.operation) {
            log.notice("audit", metadata: entry(record))
        }
    }

    private func count(_ record: RequestRecord, as kind: Metrics.StatusClass) {
        guard let progress = record.subject.signIn else { return }
        let result: Metrics.SignInResult =
            switch (kind, progress) {
            case (.failed, _): .failed
            case (.refused, _): .refused
            case (.ok, .completed): .completed
            // A page answers a refusal with 200 or a redirect.
            case (.ok, .begun): record.error == nil ? .challenged : .refused
            }
        metrics.signedIn(result, reason: result == .refused ? record.reason ?? "" : "")
    }

    /// The audit record (ADM-12): caller, operation, subject, source and result. It contains no name, contact or token
    /// of a user, because more operators can read the log than the store, but the ids and names that administrators
    /// give. Text that is not interpolated is not copied.
    private func entry(_ record: RequestRecord, cause: String? = nil) -> Logger.Metadata {
        var fields: Logger.Metadata = [
            "requestId": .string(record.context.requestID), "operation": .string(record.operation),
            "remote": .string(record.context.remoteAddress), "agent": .string(Self.front(of: record.context.userAgent)),
            "outcome": .string(record.error?.code ?? "ok"),
        ]
        if let administrator = record.context.iamCaller {
            fields["key"] = "\(administrator.accessKeyID)"
            // The key of a session is stored nowhere, so the record says whose it is.
            if let principal = administrator.principal.id { fields["principal"] = "\(principal)" }
        }
        if let reason = record.reason { fields["reason"] = .string(reason) }
        for (name, entity) in record.subject.entities { fields[name] = .string(Self.front(of: entity)) }
        if let client = record.subject.client { fields["clientId"] = "\(client)" }
        if let pool = record.subject.pool { fields["userPoolId"] = "\(pool)" }
        if let user = record.subject.user { fields["sub"] = "\(user)" }
        if let pool = record.subject.identityPool { fields["identityPoolId"] = "\(pool)" }
        if let identity = record.subject.identity { fields["identityId"] = "\(identity)" }
        if let id = record.subject.accessKeyID { fields["accessKeyId"] = "\(id)" }
        if let cause { fields["cause"] = "\(cause)" }
        return fields
    }

    /// At most 200 bytes, the last of which may be a part of a character.
    private static func front(of text: String) -> String {
        text.utf8.count <= 200 ? text : String(decoding: text.utf8.prefix(200), as: UTF8.self)
    }

    /// Operations that are called `Get…` and change something.
    private static let changing: Set<String> = [
        "GetTokensFromRefreshToken", "GetId", "GetOpenIdToken", "GetOpenIdTokenForDeveloperIdentity",
        "GetCredentialsForIdentity",
    ]

    /// What the names of operations begin with that only read.
    private static let reading = ["Get", "List", "Describe", "AdminGet", "AdminList", "Unknown"]

    /// Reads of settings by administrators, which AWS records too (CT-IDN-03 to CT-IDN-05, CT-IDP-08).
    private static let recordedReads: Set<String> = [
        "DescribeIdentityPool", "GetIdentityPoolRoles", "ListIdentityPools", "DescribeUserPool",
        "DescribeUserPoolClient", "ListUserPools", "ListUserPoolClients", "GetCSVHeader", "DescribeUserImportJob",
        "ListUserImportJobs",
    ]

    /// Whether the operation changes something, signs a user in, or reads settings that AWS records the reads of. Other
    /// reads are counted, not logged.
    static func isRecorded(_ operation: String) -> Bool {
        guard !changing.contains(operation), !recordedReads.contains(operation) else { return true }
        return !reading.contains(where: operation.hasPrefix)
    }
}

extension RequestRecord {
    /// Why the request was refused, as a name: what the answer hides, else the case of the refusal.
    var reason: String? { error.flatMap { subject.reason?.rawValue ?? $0.refusal } }
}
