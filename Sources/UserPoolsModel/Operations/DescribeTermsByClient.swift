// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of DescribeTermsByClient.
package struct DescribeTermsByClientInput: OperationInput, NamesUserPool {
    package var clientId: ClientID
    package var termsName: String
    package var userPoolId: UserPoolID

    package init(
        clientId: ClientID,
        termsName: String,
        userPoolId: UserPoolID
    ) {
        self.clientId = clientId
        self.termsName = termsName
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        clientId = try fields.requiredValue("ClientId")
        termsName = try fields.requiredValue("TermsName")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ClientId", clientId)
        json.field("TermsName", termsName)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("DescribeTermsByClientRequest", [
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("TermsName", UserPoolsShapes.termsNameType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = DescribeTermsByClientOutput
    package static let operation = OperationModel(
        name: "DescribeTermsByClient", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .operationNotEnabled,
            .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of DescribeTermsByClient.
package struct DescribeTermsByClientOutput: OperationOutput {
    package var terms: TermsType?

    package init(
        terms: TermsType? = nil
    ) {
        self.terms = terms
    }

    package init(_ fields: JSONObject) throws {
        terms = try fields.value("Terms")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Terms", terms)
    }

    package static let shape = StructureShape("DescribeTermsByClientResponse", [
        .init("Terms", .structure(TermsType.shape)),
    ])
}

#endif
