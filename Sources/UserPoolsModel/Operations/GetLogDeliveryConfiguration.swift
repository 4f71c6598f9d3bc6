// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of GetLogDeliveryConfiguration.
public struct GetLogDeliveryConfigurationInput: OperationInput, NamesUserPool {
    public var userPoolId: UserPoolID

    public init(
        userPoolId: UserPoolID
    ) {
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("GetLogDeliveryConfigurationRequest", [
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = GetLogDeliveryConfigurationOutput
    public static let operation = OperationModel(
        name: "GetLogDeliveryConfiguration", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .internalError, .tooManyRequests, .notAuthorized, .resourceNotFound,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of GetLogDeliveryConfiguration.
public struct GetLogDeliveryConfigurationOutput: OperationOutput {
    public var logDeliveryConfiguration: LogDeliveryConfigurationType?

    public init(
        logDeliveryConfiguration: LogDeliveryConfigurationType? = nil
    ) {
        self.logDeliveryConfiguration = logDeliveryConfiguration
    }

    public init(_ fields: JSONObject) throws {
        logDeliveryConfiguration = try fields.value("LogDeliveryConfiguration")
    }

    public func write(members json: inout JSONWriter) {
        json.field("LogDeliveryConfiguration", logDeliveryConfiguration)
    }

    public static let shape = StructureShape("GetLogDeliveryConfigurationResponse", [
        .init("LogDeliveryConfiguration", .structure(LogDeliveryConfigurationType.shape)),
    ])
}

#endif
