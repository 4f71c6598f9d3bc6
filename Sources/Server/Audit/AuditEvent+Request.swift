import Audit
import Foundation
import Kernel
import Wire
import WireRuntime

extension AuditEvent {
    /// The audit event of a completed request.
    ///
    /// - Parameter account: The account, and the region for requests that do not name one.
    init(_ record: RequestRecord, account: (id: String, region: String), at now: Instant, id: String) {
        self.init(
            Kind(record.kind), name: record.operation, source: record.kind.eventSource, time: now,
            identity: AuditIdentity(record), eventID: id)
        region = record.context.iamCaller?.region ?? record.subject.pool?.region ?? account.region
        self.account = account.id
        address = record.context.remoteAddress
        userAgent = record.context.userAgent
        requestID = record.context.requestID
        isReadOnly = !AuditScope.changes(record.operation)
        failure = record.error.map { Failure(code: $0.code, message: $0.message) }
        subject = record.auditedSubject
        let (input, output) = (record.context.call.input, isReadOnly ? nil : record.context.call.output)
        weight = (input?.weight ?? 0) + (output?.weight ?? 0)
        details = { Details(request: input?.shown, response: output?.shown) }
    }
}

extension AuditEvent.Kind {
    fileprivate init(_ kind: RequestKind) {
        self =
            switch kind {
            case .operation: .call
            case .oauth, .page, .document: .service
            case .command: .command
            }
    }
}

extension RequestKind {
    fileprivate var eventSource: String {
        switch self {
        case .operation(let service): "\(service.signingName).amazonaws.com"
        case .oauth, .page, .document: "\(ServiceName.userPools.signingName).amazonaws.com"
        case .command: AuditLog.source
        }
    }
}

extension AuditIdentity {
    fileprivate init(_ record: RequestRecord) {
        guard let caller = record.context.iamCaller else {
            // Requests have an address. Records of the first start, and of commands without a server, have none.
            guard record.context.remoteAddress.isEmpty else {
                self = .anonymous
                return
            }
            self = record.kind == .command ? .operator(userID: getuid()) : .server
            return
        }
        let key = Key(
            principalID: caller.uniqueID, arn: caller.arn, account: caller.accountID, accessKeyID: caller.accessKeyID)
        self =
            switch caller.principal {
            case .root: .root(key)
            case .user(_, let name): .user(key, name: name)
            case .assumedRole(let id, let role, _):
                .role(key, roleID: id.rawValue, name: role, since: caller.session?.issuedAt)
            case .federatedUser: .federatedUser(key)
            }
    }
}

extension RequestRecord {
    /// The ids of the request's subjects, ordered by name.
    var auditedSubject: [(name: String, value: String)] {
        subjectFields.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
    }

    /// The ids of the request's subjects, and the reason of a refusal, by name.
    var subjectFields: [String: String] {
        var fields: [String: String] = [:]
        if context.isFromConsole { fields["via"] = "console" }
        if let reason { fields["reason"] = reason }
        for (name, entity) in subject.entities { fields[name] = Self.front(of: entity) }
        if let client = subject.client { fields["clientId"] = client.rawValue }
        if let pool = subject.pool { fields["userPoolId"] = pool.rawValue }
        if let user = subject.user { fields["sub"] = user.rawValue }
        if let pool = subject.identityPool { fields["identityPoolId"] = pool.rawValue }
        if let identity = subject.identity { fields["identityId"] = identity.rawValue }
        if let id = subject.accessKeyID { fields["accessKeyId"] = id }
        return fields
    }

    /// The beginning of a text: at most 200 bytes, of which the last ones may be a part of a character.
    static func front(of text: String) -> String {
        text.utf8.count <= 200 ? text : String(decoding: text.utf8.prefix(200), as: UTF8.self)
    }

    /// The name of the reason for a refusal: the hidden one if the response hides it, or else the case of the refusal.
    var reason: String? { error.flatMap { subject.reason?.rawValue ?? $0.refusal } }
}
