// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of SetLogDeliveryConfiguration.
package struct SetLogDeliveryConfigurationInput: OperationInput, NamesUserPool {
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

    package static let shape = StructureShape("SetLogDeliveryConfigurationRequest", [
        .init("LogConfigurations", UserPoolsShapes.logConfigurationListType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = SetLogDeliveryConfigurationOutput
    package static let operation = OperationModel(
        name: "SetLogDeliveryConfiguration", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .internalError, .tooManyRequests, .notAuthorized, .resourceNotFound,
            .featureUnavailableInTier,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of SetLogDeliveryConfiguration.
package struct SetLogDeliveryConfigurationOutput: OperationOutput {
    package var logDeliveryConfiguration: LogDeliveryConfigurationType?

    package init(
        logDeliveryConfiguration: LogDeliveryConfigurationType? = nil
    ) {
        self.logDeliveryConfiguration = logDeliveryConfiguration
    }

    package init(_ fields: JSONObject) throws {
        logDeliveryConfiguration = try fields.value("LogDeliveryConfiguration")
    }

    package func write(members json: inout JSONWriter) {
        json.field("LogDeliveryConfiguration", logDeliveryConfiguration)
    }

    package static let shape = StructureShape("SetLogDeliveryConfigurationResponse", [
        .init("LogDeliveryConfiguration", .structure(LogDeliveryConfigurationType.shape)),
    ])
}

#endif
