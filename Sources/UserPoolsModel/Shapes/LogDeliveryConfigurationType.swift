// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `LogDeliveryConfigurationType`.
package struct LogDeliveryConfigurationType: Structure {
    package var logConfigurations: [LogConfigurationType]
    package var userPoolId: UserPoolID

    package init(
        logConfigurations: [LogConfigurationType],
        userPoolId: UserPoolID
    ) {
        self.logConfigurations = logConfigurations
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        logConfigurations = try fields.requiredValue("LogConfigurations")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("LogConfigurations", logConfigurations)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("LogDeliveryConfigurationType", [
        .init("LogConfigurations", UserPoolsShapes.logConfigurationListType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])
}
