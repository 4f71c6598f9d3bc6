import Kernel
import Wire
import WireRuntime

/// A record of the audit log.
struct AuditRecord: Sendable {
    let members: JSONObject

    /// Reads a line of the log; nil if it is no record.
    init?(line: String) {
        guard let members = try? JSONReader.read(Array(line.utf8), limits: .trusted).object else { return nil }
        self.members = members
    }

    subscript(name: String) -> String? { members[name]?.string }

    var id: String { self["eventID"] ?? "" }
    var time: String { self["eventTime"] ?? "" }

    /// The name of the caller, or else its ARN or its kind.
    var actor: String {
        let identity = members["userIdentity"]?.object
        let name = ["userName", "arn", "principalId"].lazy.compactMap { identity?[$0]?.string }.first
        return name ?? identity?["type"]?.string ?? "martlet"
    }

    /// What the request was about: names and ids.
    var subject: [(name: String, value: String)] {
        (members["additionalEventData"]?.object?.members ?? []).compactMap { member in
            member.value.string.map { (member.name, $0) }
        }
    }

    /// The value of a setting in the parameters of the request.
    func value(at path: SettingPath) -> JSON? {
        members["requestParameters"]?.object?.value(at: SettingPath(path.parts.map(Self.recorded)))
    }

    /// A member's name as records have it: it begins with a small letter.
    private static func recorded(_ name: String) -> String {
        guard let first = name.utf8.first else { return name }
        return String(decoding: [first.asciiLowercased] + Array(name.utf8.dropFirst()), as: UTF8.self)
    }
}
