// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `UserPoolTokenSessionConfigType`.
public struct UserPoolTokenSessionConfigType: Structure {
    public var maxPerUser: Int

    public init(
        maxPerUser: Int
    ) {
        self.maxPerUser = maxPerUser
    }

    public init(_ fields: JSONObject) throws {
        maxPerUser = try fields.requiredValue("MaxPerUser")
    }

    public func write(members json: inout JSONWriter) {
        json.field("MaxPerUser", maxPerUser)
    }

    public static let shape = StructureShape("UserPoolTokenSessionConfigType", [
        .init("MaxPerUser", UserPoolsShapes.maxSessionsPerUserType, required: true),
    ])
}
