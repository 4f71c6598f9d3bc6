package import Kernel
package import WireRuntime

/// The content of a record, in CloudTrail's words. The chain adds the record's position.
package struct AuditEvent: Sendable {
    /// The kind of a record.
    package enum Kind: String, CaseIterable, Sendable {
        /// A call of an operation of the APIs.
        case call = "AwsApiCall"
        /// A request to an endpoint of OAuth or to a page.
        case service = "AwsServiceEvent"
        /// A command of the operator.
        case command = "MartletCommand"
        /// The log itself: a file begins, a checkpoint, lost records.
        case log = "AuditLog"
    }

    /// The error with which an operation ended.
    package struct Failure: Hashable, Sendable {
        /// The error's code as the caller got it.
        package var code: String
        /// The sentence for the caller.
        package var message: String

        package init(code: String, message: String) { (self.code, self.message) = (code, message) }
    }

    /// The parameters and the response of a call.
    package struct Details: Sendable {
        package var request: JSON?
        package var response: JSON?

        package init(request: JSON? = nil, response: JSON? = nil) {
            (self.request, self.response) = (request, response)
        }
    }

    package var kind: Kind
    /// The operation.
    package var name: String
    /// The service, such as `cognito-idp.amazonaws.com`.
    package var source: String
    /// When the operation ended.
    package var time: Instant
    /// Who called.
    package var identity: AuditIdentity
    package var region = ""
    package var account = ""
    /// The caller's address.
    package var address = ""
    /// The caller's user agent.
    package var userAgent = ""
    /// The id of the request in the response and the log.
    package var requestID = ""
    /// The record's own id.
    package var eventID: String
    /// Whether the operation changes nothing.
    package var isReadOnly = false
    /// How it failed; nil if it did not.
    package var failure: Failure?
    /// Ids of the resources that the request was about.
    package var subject: [(name: String, value: String)] = []
    /// The parameters and the response. It is called when the record is written, away from the request.
    package var details: @Sendable () -> Details = { Details() }
    /// Bytes that the event holds until it is written, in addition to its own size.
    package var weight = 0

    package init(
        _ kind: Kind, name: String, source: String, time: Instant, identity: AuditIdentity, eventID: String
    ) {
        (self.kind, self.name, self.source, self.time) = (kind, name, source, time)
        (self.identity, self.eventID) = (identity, eventID)
    }
}

extension AuditEvent {
    /// The version of CloudTrail's record whose members these are.
    static let version = "1.03"
    /// Longer texts of callers are cut, so that a request cannot fill the log.
    private static let maxBytes = 1024

    /// The members of the record, without its position in the chain.
    func write(members json: inout JSONWriter) {
        let details = details()
        json.field("eventVersion", Self.version)
        json.name("userIdentity")
        identity.write(to: &json)
        json.field("eventTime", CivilTime(time).timestamp)
        json.field("eventSource", source)
        json.field("eventName", name)
        json.field("awsRegion", region)
        json.field("sourceIPAddress", address)
        json.field("userAgent", Self.shown(userAgent))
        json.field("errorCode", failure?.code)
        json.field("errorMessage", failure.map { Self.shown($0.message) })
        json.field("requestParameters", details.request ?? JSON.null)
        json.field("responseElements", details.response ?? JSON.null)
        if !subject.isEmpty {
            let members = subject.map { JSONObject.Member($0.name, .string(Self.shown($0.value))) }
            json.field("additionalEventData", JSON.object(JSONObject(members)))
        }
        json.field("requestID", requestID)
        json.field("eventID", eventID)
        json.field("readOnly", isReadOnly)
        json.field("eventType", kind.rawValue)
        json.field("recipientAccountId", account)
    }

    private static func shown(_ text: String) -> String {
        let front = text.utf8.count <= maxBytes ? text : String(decoding: text.utf8.prefix(maxBytes), as: UTF8.self)
        return ContactMask.masked(front)
    }
}
