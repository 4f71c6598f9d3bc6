// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of DescribeTerms.
package struct DescribeTermsInput: OperationInput, NamesUserPool {
    package var termsId: String
    package var userPoolId: UserPoolID

    package init(
        termsId: String,
        userPoolId: UserPoolID
    ) {
        self.termsId = termsId
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        termsId = try fields.requiredValue("TermsId")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("TermsId", termsId)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("DescribeTermsRequest", [
        .init("TermsId", UserPoolsShapes.termsIdType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = DescribeTermsOutput
    package static let operation = OperationModel(
        name: "DescribeTerms", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .operationNotEnabled,
            .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of DescribeTerms.
package struct DescribeTermsOutput: OperationOutput {
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

    package static let shape = StructureShape("DescribeTermsResponse", [
        .init("Terms", .structure(TermsType.shape)),
    ])
}

#endif
