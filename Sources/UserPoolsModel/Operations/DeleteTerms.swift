// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of DeleteTerms.
package struct DeleteTermsInput: OperationInput, NamesUserPool {
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

    package static let shape = StructureShape("DeleteTermsRequest", [
        .init("TermsId", UserPoolsShapes.termsIdType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = DeleteTermsOutput
    package static let operation = OperationModel(
        name: "DeleteTerms", service: .userPools, signed: true, hasOutput: false,
        errors: [
            .resourceNotFound, .concurrentModification, .invalidParameter, .tooManyRequests, .notAuthorized,
            .operationNotEnabled, .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// DeleteTerms has no output.
package typealias DeleteTermsOutput = NoOutput

#endif
