package import Kernel
import WireRuntime

/// The entry about something that a user did, or that was tried in a user's name, as Cognito writes it. What is not
/// known is an empty text.
package struct ActivityEntry: Sendable {
    package var pool: UserPoolID
    package var id: String
    package var kind: String
    package var at: Instant
    package var sub = ""
    package var username = ""
    package var client = ""
    package var response = ""
    package var riskLevel = ""
    package var riskDecision = ""
    /// Such as `Password:Success`.
    package var challenges: [String] = []
    package var device = ""
    package var address = ""
    package var city = ""
    package var country = ""
    package var isCompromised = false

    package init(_ kind: String, id: String, in pool: UserPoolID, at: Instant) {
        (self.kind, self.id, self.pool, self.at) = (kind, id, pool, at)
    }

    /// The JSON text.
    package var text: String {
        LogEntryText.text(of: "USER_ACTIVITY", level: "INFO", in: pool, at: at) { json in
            for (name, value) in head { field(name, value: value, to: &json) }
            json.name("challenges")
            json.beginArray()
            for challenge in challenges { json.write(challenge) }
            json.endArray()
            for (name, value) in rest { field(name, value: value, to: &json) }
        }
    }

    private var head: [(String, String)] {
        [
            ("version", "1"), ("eventId", id), ("eventType", kind), ("userSub", sub), ("userName", username),
            ("userPoolId", pool.rawValue), ("clientId", client), ("creationDate", CivilTime(at).textDate),
            ("eventResponse", response), ("riskLevel", riskLevel), ("riskDecision", riskDecision),
        ]
    }

    private var rest: [(String, String)] {
        [
            ("deviceName", device), ("ipAddress", address), ("requestId", ""), ("idpName", ""),
            ("compromisedCredentialDetected", isCompromised ? "true" : "false"), ("city", city), ("country", country),
            ("eventFeedbackValue", ""), ("eventFeedbackDate", ""), ("eventFeedbackProvider", ""),
            ("hasContextData", address.isEmpty ? "false" : "true"),
        ]
    }

    private func field(_ name: String, value: String, to json: inout JSONWriter) {
        json.name(name)
        json.write(value)
    }
}
