import Kernel
import Wire
import WireRuntime

/// What settings belong to: the operations that read and write them.
struct SettingsSource: Sendable {
    /// The operation that reads.
    let reading: String
    /// The member of its output that has the settings; nil for the output itself.
    let member: String?
    /// The operation that writes. It resets what it is not given, unless `keepsMissing`.
    let writing: String
    /// What both are given.
    let identity: JSONObject
    var keepsMissing = false
    var service = ServiceName.userPools
    /// Whether the reading operation finds nothing before the first writing.
    var mayBeAbsent = false
    /// What only the reading operation is given.
    var furtherReading = JSONObject()
    /// What was read, as it is written back.
    var prepared: @Sendable (JSONObject) -> JSONObject = { $0 }
    /// What is written, so that its members do not contradict each other.
    var completed: @Sendable (JSONObject) -> JSONObject = { $0 }

    /// The members of what was read that the writing operation takes.
    func writable(_ read: JSONObject, by shape: StructureShape) -> JSONObject {
        let known = Set(shape.members.map(\.name))
        return JSONObject(
            prepared(read).members.filter { known.contains($0.name) && identity[$0.name] == nil })
    }

    /// The input that replaces `before` by `after`.
    ///
    /// - Throws: `ServiceError` if the operation cannot remove what `after` lacks.
    func input(replacing before: JSONObject, by after: JSONObject, shape: StructureShape) throws -> JSONObject {
        var input = identity
        for member in completed(after).members { input[member.name] = member.value }
        guard keepsMissing else { return input }
        for member in before.members where after[member.name] == nil {
            guard let empty = shape.members.first(where: { $0.name.hasSameBytes(as: member.name) })?.shape.empty else {
                throw ServiceError.invalidParameter("\(writing) cannot remove \(member.name); it can only change it.")
            }
            input[member.name] = empty
        }
        return input
    }
}

extension Shape {
    /// The value that says that there is none; nil if the shape has no such value.
    fileprivate var empty: JSON? {
        switch kind {
        case .list where minimum ?? 0 == 0: .array([])
        case .map where minimum ?? 0 == 0: .object(JSONObject())
        case .string where minimum ?? 0 == 0: .string("")
        default: nil
        }
    }
}

extension SettingsSource {
    /// What `UpdateUserPool` writes.
    static func pool(_ pool: UserPoolID) -> SettingsSource {
        SettingsSource(
            reading: "DescribeUserPool", member: "UserPool", writing: "UpdateUserPool", identity: named(pool),
            prepared: { read in
                var pool = read
                pool["PoolName"] = pool["Name"]
                // The wire has these twice, and an update that gives both must give the same.
                for old in ["EmailVerificationMessage", "EmailVerificationSubject", "SmsVerificationMessage"] {
                    pool[old] = nil
                }
                return pool.removing("AdminCreateUserConfig.UnusedAccountValidityDays")
                    .removing("LambdaConfig.PreTokenGeneration")
            })
    }

    /// What users may or must have beside a password.
    static func secondFactors(_ pool: UserPoolID) -> SettingsSource {
        SettingsSource(
            reading: "GetUserPoolMfaConfig", member: nil, writing: "SetUserPoolMfaConfig", identity: named(pool),
            completed: { settings in
                // A pool without second factors must name none.
                guard let mode = settings["MfaConfiguration"], mode.hasSameBytes(as: .string("OFF")) else {
                    return settings
                }
                return JSONObject([.init("MfaConfiguration", mode)])
            })
    }

    /// What follows risky sign-ins of a pool.
    static func risk(_ pool: UserPoolID) -> SettingsSource {
        SettingsSource(
            reading: "DescribeRiskConfiguration", member: "RiskConfiguration", writing: "SetRiskConfiguration",
            identity: named(pool))
    }

    /// Whether a pool keeps track of sessions.
    static func sessions(_ pool: UserPoolID) -> SettingsSource {
        SettingsSource(
            reading: "GetUserPoolSessionConfiguration", member: nil, writing: "SetUserPoolSessionConfiguration",
            identity: named(pool))
    }

    /// Where a pool's log entries go.
    static func logs(_ pool: UserPoolID) -> SettingsSource {
        SettingsSource(
            reading: "GetLogDeliveryConfiguration", member: "LogDeliveryConfiguration",
            writing: "SetLogDeliveryConfiguration", identity: named(pool),
            completed: { settings in
                var logs = settings
                logs["LogConfigurations"] = settings["LogConfigurations"] ?? .array([])
                return logs
            })
    }

    /// The settings of an app client.
    static func client(_ client: String, in pool: UserPoolID) -> SettingsSource {
        SettingsSource(
            reading: "DescribeUserPoolClient", member: "UserPoolClient", writing: "UpdateUserPoolClient",
            identity: named(pool, and: ("ClientId", client)))
    }

    /// What names a pool, or something in it.
    static func named(_ pool: UserPoolID, and part: (member: String, name: String)? = nil) -> JSONObject {
        var identity = JSONObject([.init("UserPoolId", .string(pool.rawValue))])
        if let part { identity[part.member] = .string(part.name) }
        return identity
    }
}
