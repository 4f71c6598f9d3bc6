// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of SetRiskConfiguration.
package struct SetRiskConfigurationInput: OperationInput, NamesUserPool {
    package var accountTakeoverRiskConfiguration: AccountTakeoverRiskConfigurationType?
    package var clientId: ClientID?
    package var compromisedCredentialsRiskConfiguration: CompromisedCredentialsRiskConfigurationType?
    package var riskExceptionConfiguration: RiskExceptionConfigurationType?
    package var userPoolId: UserPoolID

    package init(
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

    package init(_ fields: JSONObject) throws {
        accountTakeoverRiskConfiguration = try fields.value("AccountTakeoverRiskConfiguration")
        clientId = try fields.value("ClientId")
        compromisedCredentialsRiskConfiguration = try fields.value("CompromisedCredentialsRiskConfiguration")
        riskExceptionConfiguration = try fields.value("RiskExceptionConfiguration")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccountTakeoverRiskConfiguration", accountTakeoverRiskConfiguration)
        json.field("ClientId", clientId)
        json.field("CompromisedCredentialsRiskConfiguration", compromisedCredentialsRiskConfiguration)
        json.field("RiskExceptionConfiguration", riskExceptionConfiguration)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("SetRiskConfigurationRequest", [
        .init("AccountTakeoverRiskConfiguration", .structure(AccountTakeoverRiskConfigurationType.shape)),
        .init("ClientId", UserPoolsShapes.clientIdType),
        .init("CompromisedCredentialsRiskConfiguration", .structure(CompromisedCredentialsRiskConfigurationType.shape)),
        .init("RiskExceptionConfiguration", .structure(RiskExceptionConfigurationType.shape)),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = SetRiskConfigurationOutput
    package static let operation = OperationModel(
        name: "SetRiskConfiguration", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .userPoolAddOnNotEnabled,
            .codeDeliveryFailure, .invalidEmailRoleAccessPolicy, .operationNotEnabled, .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of SetRiskConfiguration.
package struct SetRiskConfigurationOutput: OperationOutput {
    package var riskConfiguration: RiskConfigurationType

    package init(
        riskConfiguration: RiskConfigurationType
    ) {
        self.riskConfiguration = riskConfiguration
    }

    package init(_ fields: JSONObject) throws {
        riskConfiguration = try fields.requiredValue("RiskConfiguration")
    }

    package func write(members json: inout JSONWriter) {
        json.field("RiskConfiguration", riskConfiguration)
    }

    package static let shape = StructureShape("SetRiskConfigurationResponse", [
        .init("RiskConfiguration", .structure(RiskConfigurationType.shape), required: true),
    ])
}

#endif
