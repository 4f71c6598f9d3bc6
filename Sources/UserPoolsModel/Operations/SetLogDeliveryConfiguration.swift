// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of SetLogDeliveryConfiguration.
public struct SetLogDeliveryConfigurationInput: OperationInput, NamesUserPool {
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

    public static let shape = StructureShape("SetLogDeliveryConfigurationRequest", [
        .init("LogConfigurations", UserPoolsShapes.logConfigurationListType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = SetLogDeliveryConfigurationOutput
    public static let operation = OperationModel(
        name: "SetLogDeliveryConfiguration", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .internalError, .tooManyRequests, .notAuthorized, .resourceNotFound,
            .featureUnavailableInTier,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of SetLogDeliveryConfiguration.
public struct SetLogDeliveryConfigurationOutput: OperationOutput {
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

    public static let shape = StructureShape("SetLogDeliveryConfigurationResponse", [
        .init("LogDeliveryConfiguration", .structure(LogDeliveryConfigurationType.shape)),
    ])
}

#endif
