// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of DeleteTerms.
public struct DeleteTermsInput: OperationInput, NamesUserPool {
    public var termsId: String
    public var userPoolId: UserPoolID

    public init(
        termsId: String,
        userPoolId: UserPoolID
    ) {
        self.termsId = termsId
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        termsId = try fields.requiredValue("TermsId")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("TermsId", termsId)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("DeleteTermsRequest", [
        .init("TermsId", UserPoolsShapes.termsIdType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = DeleteTermsOutput
    public static let operation = OperationModel(
        name: "DeleteTerms", service: .userPools, signed: true, hasOutput: false,
        errors: [
            .resourceNotFound, .concurrentModification, .invalidParameter, .tooManyRequests, .notAuthorized,
            .operationNotEnabled, .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// DeleteTerms has no output.
public typealias DeleteTermsOutput = NoOutput

#endif
