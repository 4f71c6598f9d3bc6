import Kernel
import Transfer
import WireRuntime

/// A user as another service lists them, to be written as a line of a file of users.
struct SourceUser: Sendable {
    let username: String
    let sub: String
    private let listed: JSONObject
    private let attributes: [(name: String, value: String)]

    /// - Returns: Nil for a user without a name or a `sub`.
    init?(_ listed: JSONObject) {
        guard let username = listed["Username"]?.string, case .array(let pairs)? = listed["Attributes"] else {
            return nil
        }
        let attributes = pairs.compactMap(\.object).compactMap { pair in
            pair["Name"]?.string.map { (name: $0, value: pair["Value"]?.string ?? "") }
        }
        guard let sub = attributes.first(where: { $0.name == "sub" })?.value, !sub.isEmpty else { return nil }
        (self.username, self.sub, self.listed, self.attributes) = (username, sub, listed, attributes)
    }

    /// What further operations return about a user.
    struct Details: Sendable {
        var groups: [String] = []
        var secondFactors: [String] = []
        var preferred: String?
    }

    /// Attributes that are not copied as attributes: the service sets them.
    private static let generated: Set<String> = ["sub", "identities"]
    /// The states that this server supports. A user in any other state sets a new password.
    private static let states: Set<String> = [
        "CONFIRMED", "UNCONFIRMED", "FORCE_CHANGE_PASSWORD", "RESET_REQUIRED", "EXTERNAL_PROVIDER",
    ]

    private var status: String {
        let status = listed["UserStatus"]?.string ?? ""
        return Self.states.contains(status) ? status : "RESET_REQUIRED"
    }

    /// The line, for a pool in which users sign in with `contacts` in place of usernames.
    func line(with details: Details, contacts: [String]) -> String {
        var json = JSONWriter()
        json.beginObject()
        json.field("sub", sub)
        json.field("username", name(for: contacts))
        json.field("enabled", listed["Enabled"] != .boolean(false))
        json.field("status", status)
        json.field("created", time("UserCreateDate"))
        json.field("modified", time("UserLastModifiedDate"))
        json.name("attributes")
        json.beginObject()
        for (name, value) in attributes
        where !Self.generated.contains(name) && !name.utf8.starts(with: "cognito:".utf8) {
            json.name(name)
            json.write(value)
        }
        json.endObject()
        json.field("groups", details.groups)
        writeFactors(details, to: &json)
        write(identities, to: &json)
        json.endObject()
        return String(decoding: json.bytes, as: UTF8.self)
    }

    /// Writes that the followed pool verifies the password, if the user has one, and the second factors.
    private func writeFactors(_ details: Details, to json: inout JSONWriter) {
        if !["RESET_REQUIRED", "EXTERNAL_PROVIDER"].contains(status) {
            json.name("password")
            json.beginObject()
            json.field("followed", true)
            json.endObject()
        }
        guard !details.secondFactors.isEmpty else { return }
        json.name("mfa")
        json.beginObject()
        json.field("enabled", details.secondFactors)
        json.field("preferred", details.preferred)
        json.endObject()
    }

    /// The contact if users of the pool sign in with contacts, a verified one first; otherwise the username.
    private func name(for contacts: [String]) -> String {
        guard !status.hasSameBytes(as: "EXTERNAL_PROVIDER") else { return username }
        let found = contacts.compactMap { contact in attributes.first { $0.name == contact && !$0.value.isEmpty } }
        let verified = found.first { contact in
            attributes.contains { $0.name == contact.name + "_verified" && $0.value == "true" }
        }
        return (verified ?? found.first)?.value ?? username
    }

    private func time(_ name: String) -> String? {
        switch listed[name] {
        case .integer(let seconds)?: LineTime.text(of: Instant(seconds: seconds))
        case .number(let seconds)? where (0...1e11).contains(seconds):
            LineTime.text(of: Instant(microseconds: Int64((seconds * 1000).rounded()) * 1000))
        default: nil
        }
    }

    /// The user's identities at providers.
    private var identities: [JSONObject] {
        guard let text = attributes.first(where: { $0.name == "identities" })?.value,
            case .array(let all)? = try? JSONReader.read(Array(text.utf8), limits: .trusted)
        else { return [] }
        return all.compactMap(\.object)
    }

    private func write(_ identities: [JSONObject], to json: inout JSONWriter) {
        guard !identities.isEmpty else { return }
        json.name("identities")
        json.beginArray()
        for identity in identities {
            json.beginObject()
            json.field("provider", identity["providerName"]?.string)
            json.field("value", identity["userId"]?.string)
            let isPrimary = [.boolean(true), .string("true")].contains(identity["primary"])
            json.field("primary", isPrimary && status.hasSameBytes(as: "EXTERNAL_PROVIDER"))
            json.endObject()
        }
        json.endArray()
    }
}
