import Directory
import Kernel
import WireRuntime

/// A user with all related data, as a line of a file (`docs/user-files.md`).
package struct UserLine: Sendable {
    /// The chosen `sub`; nil for a new one.
    var sub: UserID?
    var username: Username
    var isEnabled = true
    /// Nil if it follows from the password.
    var status: UserStatus?
    var createdAt: Instant?
    var modifiedAt: Instant?
    /// By name, also `email_verified` and `phone_number_verified`.
    var attributes: [String: String] = [:]
    var groups: [GroupName] = []
    var password: LinePassword?
    /// The secret of an authenticator app, and the user's name for it.
    var softwareToken: (secret: Secret<[UInt8]>, name: String?)?
    var secondFactors: [SecondFactor] = []
    var preferredFactor: SecondFactor?
    var recovery: LineRecoveryCodes?
    var identities: [LineIdentity] = []

    /// The most bytes of a line.
    package static let maxBytes = 1_048_576
    private static let maxElements = 100

    init(username: Username) { self.username = username }

    /// Reads a line.
    package init(_ bytes: [UInt8]) throws(UserLineError) {
        let json: JSON
        do throws(JSONError) { json = try JSONReader.read(bytes) } catch { throw .notJSON(error.message) }
        let line = try LineMembers(json, names: Self.names)
        username = Username(rawValue: try line.requiredText("username"))
        sub = try Self.sub(try line.text("sub"))
        isEnabled = try line.flag("enabled") ?? true
        status = try Self.choice(try line.text("status"), named: "status")
        (createdAt, modifiedAt) = (try line.time("created"), try line.time("modified"))
        attributes = try Self.attributes(line.json("attributes"))
        groups = try line.texts("groups", limit: Self.maxElements).map(GroupName.init(rawValue:))
        password = try line.json("password").map { json throws(UserLineError) in try LinePassword(json) }
        try readFactors(line)
        for json in try line.array("identities", limit: Self.maxElements) { identities.append(try LineIdentity(json)) }
    }

    private static let names = [
        "sub", "username", "enabled", "status", "created", "modified", "attributes", "groups", "password", "totp",
        "mfa", "recovery-codes", "identities",
    ]

    private static func sub(_ text: String?) throws(UserLineError) -> UserID? {
        guard let text else { return nil }
        let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        let isHexadecimal = groups.allSatisfy { group in
            group.allSatisfy { $0.asciiHexDigitValue != nil && !$0.isASCIIUppercase }
        }
        guard groups.map(\.count) == [8, 4, 4, 4, 12], isHexadecimal else {
            throw .wrongKind("sub", expected: "a UUID in lower case")
        }
        return UserID(rawValue: text)
    }

    private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ text: String?, named name: String
    ) throws(UserLineError) -> Choice? {
        guard let text else { return nil }
        guard let choice = Choice(rawValue: text) else {
            throw .wrongKind(name, expected: "one of \(Choice.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return choice
    }

    private static func attributes(_ json: JSON?) throws(UserLineError) -> [String: String] {
        guard let json else { return [:] }
        guard case .object(let object) = json else { throw .wrongKind("attributes", expected: "an object") }
        guard object.members.count <= maxElements else { throw .invalid("attributes", "There are too many") }
        var found: [String: String] = [:]
        for member in object.members {
            guard case .string(let value) = member.value else {
                throw .wrongKind("attributes." + member.name, expected: "a string")
            }
            found[member.name] = value
        }
        return found
    }

    private mutating func readFactors(_ line: LineMembers) throws(UserLineError) {
        if let json = line.json("totp") {
            let app = try LineMembers(json, named: "totp", names: ["secret", "name"])
            guard let secret = Base32.decode(try app.requiredText("secret")), (10...64).contains(secret.count) else {
                throw .wrongKind("totp.secret", expected: "10 to 64 bytes in Base32")
            }
            softwareToken = (Secret(secret), try app.text("name"))
        }
        if let json = line.json("mfa") {
            let mfa = try LineMembers(json, named: "mfa", names: ["enabled", "preferred"])
            let named = try mfa.texts("enabled", limit: 3).map { name throws(UserLineError) -> SecondFactor? in
                try Self.choice(name, named: "mfa.enabled")
            }
            secondFactors = named.compactMap(\.self)
            preferredFactor = try Self.choice(try mfa.text("preferred"), named: "mfa.preferred")
        }
        recovery = try line.json("recovery-codes").map { json throws(UserLineError) in try LineRecoveryCodes(json) }
    }
}
