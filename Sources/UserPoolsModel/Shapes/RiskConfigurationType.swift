// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `RiskConfigurationType`.
package struct RiskConfigurationType: Structure {
    package var accountTakeoverRiskConfiguration: AccountTakeoverRiskConfigurationType?
    package var clientId: ClientID?
    package var compromisedCredentialsRiskConfiguration: CompromisedCredentialsRiskConfigurationType?
    package var lastModifiedDate: Instant?
    package var riskExceptionConfiguration: RiskExceptionConfigurationType?
    package var userPoolId: UserPoolID?

    package init(
        accountTakeoverRiskConfiguration: AccountTakeoverRiskConfigurationType? = nil,
        clientId: ClientID? = nil,
        compromisedCredentialsRiskConfiguration: CompromisedCredentialsRiskConfigurationType? = nil,
        lastModifiedDate: Instant? = nil,
        riskExceptionConfiguration: RiskExceptionConfigurationType? = nil,
        userPoolId: UserPoolID? = nil
    ) {
        self.accountTakeoverRiskConfiguration = accountTakeoverRiskConfiguration
        self.clientId = clientId
        self.compromisedCredentialsRiskConfiguration = compromisedCredentialsRiskConfiguration
        self.lastModifiedDate = lastModifiedDate
        self.riskExceptionConfiguration = riskExceptionConfiguration
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        accountTakeoverRiskConfiguration = try fields.value("AccountTakeoverRiskConfiguration")
        clientId = try fields.value("ClientId")
        compromisedCredentialsRiskConfiguration = try fields.value("CompromisedCredentialsRiskConfiguration")
        lastModifiedDate = try fields.value("LastModifiedDate")
        riskExceptionConfiguration = try fields.value("RiskExceptionConfiguration")
        userPoolId = try fields.value("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccountTakeoverRiskConfiguration", accountTakeoverRiskConfiguration)
        json.field("ClientId", clientId)
        json.field("CompromisedCredentialsRiskConfiguration", compromisedCredentialsRiskConfiguration)
        json.field("LastModifiedDate", lastModifiedDate)
        json.field("RiskExceptionConfiguration", riskExceptionConfiguration)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("RiskConfigurationType", [
        .init("AccountTakeoverRiskConfiguration", .structure(AccountTakeoverRiskConfigurationType.shape)),
        .init("ClientId", UserPoolsShapes.clientIdType),
        .init("CompromisedCredentialsRiskConfiguration", .structure(CompromisedCredentialsRiskConfigurationType.shape)),
        .init("LastModifiedDate", UserPoolsShapes.dateType),
        .init("RiskExceptionConfiguration", .structure(RiskExceptionConfigurationType.shape)),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType),
    ])
}
