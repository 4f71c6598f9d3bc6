// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of SetRiskConfiguration.
public struct SetRiskConfigurationInput: OperationInput, NamesUserPool {
    public var accountTakeoverRiskConfiguration: AccountTakeoverRiskConfigurationType?
    public var clientId: ClientID?
    public var compromisedCredentialsRiskConfiguration: CompromisedCredentialsRiskConfigurationType?
    public var riskExceptionConfiguration: RiskExceptionConfigurationType?
    public var userPoolId: UserPoolID

    public init(
        accountTakeoverRiskConfiguration: AccountTakeoverRiskConfigurationType? = nil,
        clientId: ClientID? = nil,
        compromisedCredentialsRiskConfiguration: CompromisedCredentialsRiskConfigurationType? = nil,
        riskExceptionConfiguration: RiskExceptionConfigurationType? = nil,
        userPoolId: UserPoolID
    ) {
        self.accountTakeoverRiskConfiguration = accountTakeoverRiskConfiguration
        self.clientId = clientId
        self.compromisedCredentialsRiskConfiguration = compromisedCredentialsRiskConfiguration
        self.riskExceptionConfiguration = riskExceptionConfiguration
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        accountTakeoverRiskConfiguration = try fields.value("AccountTakeoverRiskConfiguration")
        clientId = try fields.value("ClientId")
        compromisedCredentialsRiskConfiguration = try fields.value("CompromisedCredentialsRiskConfiguration")
        riskExceptionConfiguration = try fields.value("RiskExceptionConfiguration")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AccountTakeoverRiskConfiguration", accountTakeoverRiskConfiguration)
        json.field("ClientId", clientId)
        json.field("CompromisedCredentialsRiskConfiguration", compromisedCredentialsRiskConfiguration)
        json.field("RiskExceptionConfiguration", riskExceptionConfiguration)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("SetRiskConfigurationRequest", [
        .init("AccountTakeoverRiskConfiguration", .structure(AccountTakeoverRiskConfigurationType.shape)),
        .init("ClientId", UserPoolsShapes.clientIdType),
        .init("CompromisedCredentialsRiskConfiguration", .structure(CompromisedCredentialsRiskConfigurationType.shape)),
        .init("RiskExceptionConfiguration", .structure(RiskExceptionConfigurationType.shape)),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = SetRiskConfigurationOutput
    public static let operation = OperationModel(
        name: "SetRiskConfiguration", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .userPoolAddOnNotEnabled,
            .codeDeliveryFailure, .invalidEmailRoleAccessPolicy, .operationNotEnabled, .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of SetRiskConfiguration.
public struct SetRiskConfigurationOutput: OperationOutput {
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

    public static let shape = StructureShape("SetRiskConfigurationResponse", [
        .init("RiskConfiguration", .structure(RiskConfigurationType.shape), required: true),
    ])
}

#endif
