// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of DescribeTermsByClient.
public struct DescribeTermsByClientInput: OperationInput, NamesUserPool {
    public var clientId: ClientID
    public var termsName: String
    public var userPoolId: UserPoolID

    public init(
        clientId: ClientID,
        termsName: String,
        userPoolId: UserPoolID
    ) {
        self.clientId = clientId
        self.termsName = termsName
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        clientId = try fields.requiredValue("ClientId")
        termsName = try fields.requiredValue("TermsName")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ClientId", clientId)
        json.field("TermsName", termsName)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("DescribeTermsByClientRequest", [
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("TermsName", UserPoolsShapes.termsNameType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = DescribeTermsByClientOutput
    public static let operation = OperationModel(
        name: "DescribeTermsByClient", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .operationNotEnabled,
            .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of DescribeTermsByClient.
public struct DescribeTermsByClientOutput: OperationOutput {
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

    public static let shape = StructureShape("DescribeTermsByClientResponse", [
        .init("Terms", .structure(TermsType.shape)),
    ])
}

#endif
