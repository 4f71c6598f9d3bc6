// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of DescribeTerms.
public struct DescribeTermsInput: OperationInput, NamesUserPool {
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

    public static let shape = StructureShape("DescribeTermsRequest", [
        .init("TermsId", UserPoolsShapes.termsIdType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = DescribeTermsOutput
    public static let operation = OperationModel(
        name: "DescribeTerms", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .operationNotEnabled,
            .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of DescribeTerms.
public struct DescribeTermsOutput: OperationOutput {
    public var terms: TermsType?

    public init(
        terms: TermsType? = nil
    ) {
        self.terms = terms
    }

    public init(_ fields: JSONObject) throws {
        terms = try fields.value("Terms")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Terms", terms)
    }

    public static let shape = StructureShape("DescribeTermsResponse", [
        .init("Terms", .structure(TermsType.shape)),
    ])
}

#endif
