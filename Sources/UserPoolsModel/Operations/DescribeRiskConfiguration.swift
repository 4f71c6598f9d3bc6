// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of DescribeRiskConfiguration.
public struct DescribeRiskConfigurationInput: OperationInput, NamesUserPool {
    public var clientId: ClientID?
    public var userPoolId: UserPoolID

    public init(
        clientId: ClientID? = nil,
        userPoolId: UserPoolID
    ) {
        self.clientId = clientId
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        clientId = try fields.value("ClientId")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ClientId", clientId)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("DescribeRiskConfigurationRequest", [
        .init("ClientId", UserPoolsShapes.clientIdType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = DescribeRiskConfigurationOutput
    public static let operation = OperationModel(
        name: "DescribeRiskConfiguration", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .userPoolAddOnNotEnabled,
            .operationNotEnabled, .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of DescribeRiskConfiguration.
public struct DescribeRiskConfigurationOutput: OperationOutput {
    public var riskConfiguration: RiskConfigurationType

    public init(
        riskConfiguration: RiskConfigurationType
    ) {
        self.riskConfiguration = riskConfiguration
    }

    public init(_ fields: JSONObject) throws {
        riskConfiguration = try fields.requiredValue("RiskConfiguration")
    }

    public func write(members json: inout JSONWriter) {
        json.field("RiskConfiguration", riskConfiguration)
    }

    public static let shape = StructureShape("DescribeRiskConfigurationResponse", [
        .init("RiskConfiguration", .structure(RiskConfigurationType.shape), required: true),
    ])
}

#endif
