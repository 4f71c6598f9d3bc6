package import Kernel
package import WireRuntime

/// The conditions of a search for records. A nil member matches every record.
package struct AuditQuery: Hashable, Codable, Sendable {
    /// How a request ended.
    package enum Outcome: String, CaseIterable, Codable, Sendable { case succeeded, failed }

    /// The operation.
    package var event: String?
    /// The prefix of the source, such as `iam`.
    package var source: String?
    /// A text that a member of `userIdentity` or of the subject is: an access key, a principal, a user.
    package var who: String?
    /// A text that equals any value, such as the id of a pool.
    package var value: String?
    /// The id of the user pool or identity pool that the request was about.
    package var pool: String?
    /// A text that a member of `additionalEventData` or of the parameters is: a user's `sub`, a group, a client.
    package var target: String?
    /// How the request ended.
    package var outcome: Outcome?
    /// The caller's address.
    package var address: String?
    /// The error's code; an empty text asks for any error.
    package var error: String?
    /// The request's id.
    package var requestID: String?
    /// The earliest time.
    package var from: Instant?
    /// The end of the time range, exclusive.
    package var until: Instant?

    /// No conditions, so that every record is found.
    package init() {}

    /// Whether `record` meets all conditions.
    package func matches(_ record: JSONObject) -> Bool {
        isCall(record) && isResult(record) && isInTime(record) && isAbout(record)
    }

    private func isCall(_ record: JSONObject) -> Bool {
        if let source, record["eventSource"]?.string?.utf8.starts(with: source.utf8) != true { return false }
        return Self.equals(record["eventName"], asked: event) && Self.equals(record["sourceIPAddress"], asked: address)
            && Self.equals(record["requestID"], asked: requestID)
    }

    private func isResult(_ record: JSONObject) -> Bool {
        let code = record["errorCode"]?.string
        if let outcome, (outcome == .failed) != (code != nil) { return false }
        guard let error else { return true }
        return code.map { error.isEmpty || $0.hasSameBytes(as: error) } ?? false
    }

    private func isAbout(_ record: JSONObject) -> Bool {
        let (subject, parameters) = (record["additionalEventData"], record["requestParameters"])
        func contains(_ text: String?, in parts: [JSON?]) -> Bool {
            text.map { text in parts.contains { $0?.has(text) ?? false } } ?? true
        }
        return isOfPool([subject, parameters]) && contains(who, in: [record["userIdentity"], subject])
            && contains(target, in: [subject, parameters]) && contains(value, in: [.object(record)])
    }

    private func isOfPool(_ parts: [JSON?]) -> Bool {
        guard let pool else { return true }
        return parts.contains { part in
            ["userPoolId", "identityPoolId"].contains { part?.object?[$0]?.string?.hasSameBytes(as: pool) ?? false }
        }
    }

    private static func equals(_ value: JSON?, asked text: String?) -> Bool {
        guard let text else { return true }
        return value?.string?.hasSameBytes(as: text) ?? false
    }

    private func isInTime(_ record: JSONObject) -> Bool {
        guard from != nil || until != nil else { return true }
        guard let time = record.eventTime else { return false }
        return from.map { time >= $0 } ?? true && until.map { time < $0 } ?? true
    }
}

extension JSON {
    /// Whether a text in it is `text`.
    fileprivate func has(_ text: String) -> Bool {
        switch self {
        case .string(let own): own.hasSameBytes(as: text)
        case .array(let items): items.contains { $0.has(text) }
        case .object(let object): object.members.contains { $0.value.has(text) }
        case .null, .boolean, .integer, .number: false
        }
    }
}
