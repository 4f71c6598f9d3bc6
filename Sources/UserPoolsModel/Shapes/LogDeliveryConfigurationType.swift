// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The model's `LogDeliveryConfigurationType`.
public struct LogDeliveryConfigurationType: Structure {
    public var logConfigurations: [LogConfigurationType]
    public var userPoolId: UserPoolID

    public init(
        logConfigurations: [LogConfigurationType],
        userPoolId: UserPoolID
    ) {
        self.logConfigurations = logConfigurations
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        logConfigurations = try fields.requiredValue("LogConfigurations")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("LogConfigurations", logConfigurations)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("LogDeliveryConfigurationType", [
        .init("LogConfigurations", UserPoolsShapes.logConfigurationListType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])
}
