// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `PolicyUser`.
public struct IAMPolicyUser: Structure {
    public var userId: String?
    public var userName: String?

    public init(
        userId: String? = nil,
        userName: String? = nil
    ) {
        self.userId = userId
        self.userName = userName
    }

    public init(_ fields: JSONObject) throws {
        userId = try fields.value("UserId")
        userName = try fields.value("UserName")
    }

    public func write(members json: inout JSONWriter) {
        json.field("UserId", userId)
        json.field("UserName", userName)
    }

    public static let shape = StructureShape("PolicyUser", [
        .init("UserId", IAMShapes.idType),
        .init("UserName", IAMShapes.userNameType),
    ])
}
