// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of DescribeRiskConfiguration.
package struct DescribeRiskConfigurationInput: OperationInput, NamesUserPool {
    package var clientId: ClientID?
    package var userPoolId: UserPoolID

    package init(
        clientId: ClientID? = nil,
        userPoolId: UserPoolID
    ) {
        self.clientId = clientId
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        clientId = try fields.value("ClientId")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ClientId", clientId)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("DescribeRiskConfigurationRequest", [
        .init("ClientId", UserPoolsShapes.clientIdType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = DescribeRiskConfigurationOutput
    package static let operation = OperationModel(
        name: "DescribeRiskConfiguration", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .userPoolAddOnNotEnabled,
            .operationNotEnabled, .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of DescribeRiskConfiguration.
package struct DescribeRiskConfigurationOutput: OperationOutput {
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

    package static let shape = StructureShape("DescribeRiskConfigurationResponse", [
        .init("RiskConfiguration", .structure(RiskConfigurationType.shape), required: true),
    ])
}

#endif
