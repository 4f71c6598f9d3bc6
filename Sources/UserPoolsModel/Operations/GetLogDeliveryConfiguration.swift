// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of GetLogDeliveryConfiguration.
package struct GetLogDeliveryConfigurationInput: OperationInput, NamesUserPool {
    package var userPoolId: UserPoolID

    package init(
        userPoolId: UserPoolID
    ) {
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("GetLogDeliveryConfigurationRequest", [
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = GetLogDeliveryConfigurationOutput
    package static let operation = OperationModel(
        name: "GetLogDeliveryConfiguration", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .internalError, .tooManyRequests, .notAuthorized, .resourceNotFound,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of GetLogDeliveryConfiguration.
package struct GetLogDeliveryConfigurationOutput: OperationOutput {
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

    package static let shape = StructureShape("GetLogDeliveryConfigurationResponse", [
        .init("LogDeliveryConfiguration", .structure(LogDeliveryConfigurationType.shape)),
    ])
}

#endif
