package import Kernel
import WireRuntime

/// The entry about something that a user did, or that was tried in a user's name, as Cognito writes it. Unknown values
/// are empty texts.
package struct ActivityEntry: Sendable {
    package var pool: UserPoolID
    package var id: String
    /// The type of the event, by its name in the events of users.
    package var kind: String
    package var at: Instant
    /// The user's id.
    package var sub = ""
    package var username = ""
    /// The id of the app client.
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
            for (name, value) in membersBefore { json.field(name, value) }
            json.name("challenges")
            json.beginArray()
            for challenge in challenges { json.write(challenge) }
            json.endArray()
            for (name, value) in membersAfter { json.field(name, value) }
        }
    }

    /// The members before `challenges`, in Cognito's order.
    private var membersBefore: [(StaticString, String)] {
        [
            ("version", "1"), ("eventId", id), ("eventType", kind), ("userSub", sub), ("userName", username),
            ("userPoolId", pool.rawValue), ("clientId", client), ("creationDate", CivilTime(at).textDate),
            ("eventResponse", response), ("riskLevel", riskLevel), ("riskDecision", riskDecision),
        ]
    }

    /// The members after `challenges`.
    private var membersAfter: [(StaticString, String)] {
        [
            ("deviceName", device), ("ipAddress", address), ("requestId", ""), ("idpName", ""),
            ("compromisedCredentialDetected", isCompromised ? "true" : "false"), ("city", city), ("country", country),
            ("eventFeedbackValue", ""), ("eventFeedbackDate", ""), ("eventFeedbackProvider", ""),
            ("hasContextData", address.isEmpty ? "false" : "true"),
        ]
    }
}
