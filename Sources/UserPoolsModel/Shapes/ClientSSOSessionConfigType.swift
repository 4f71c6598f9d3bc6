// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `ClientSSOSessionConfigType`.
public struct ClientSSOSessionConfigType: Structure {
    public var maxValidityMinutes: Int

    public init(
        maxValidityMinutes: Int
    ) {
        self.maxValidityMinutes = maxValidityMinutes
    }

    public init(_ fields: JSONObject) throws {
        maxValidityMinutes = try fields.requiredValue("MaxValidityMinutes")
    }

    public func write(members json: inout JSONWriter) {
        json.field("MaxValidityMinutes", maxValidityMinutes)
    }

    public static let shape = StructureShape("ClientSSOSessionConfigType", [
        .init("MaxValidityMinutes", UserPoolsShapes.ssoSessionMaxValidityMinutesType, required: true),
    ])
}
