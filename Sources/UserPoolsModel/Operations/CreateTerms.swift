// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of CreateTerms.
public struct CreateTermsInput: OperationInput, NamesUserPool {
    public var clientId: ClientID
    public var enforcement: TermsEnforcementType
    public var links: [String: String]?
    public var termsName: String
    public var termsSource: TermsSourceType
    public var userPoolId: UserPoolID

    public init(
        clientId: ClientID,
        enforcement: TermsEnforcementType,
        links: [String: String]? = nil,
        termsName: String,
        termsSource: TermsSourceType,
        userPoolId: UserPoolID
    ) {
        self.clientId = clientId
        self.enforcement = enforcement
        self.links = links
        self.termsName = termsName
        self.termsSource = termsSource
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        clientId = try fields.requiredValue("ClientId")
        enforcement = try fields.requiredValue("Enforcement")
        links = try fields.value("Links")
        termsName = try fields.requiredValue("TermsName")
        termsSource = try fields.requiredValue("TermsSource")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ClientId", clientId)
        json.field("Enforcement", enforcement)
        json.field("Links", links)
        json.field("TermsName", termsName)
        json.field("TermsSource", termsSource)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("CreateTermsRequest", [
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("Enforcement", UserPoolsShapes.termsEnforcementType, required: true),
        .init("Links", UserPoolsShapes.linksType),
        .init("TermsName", UserPoolsShapes.termsNameType, required: true),
        .init("TermsSource", UserPoolsShapes.termsSourceType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = CreateTermsOutput
    public static let operation = OperationModel(
        name: "CreateTerms", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .concurrentModification, .termsExists, .invalidParameter, .tooManyRequests,
            .notAuthorized, .limitExceeded, .operationNotEnabled, .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of CreateTerms.
public struct CreateTermsOutput: OperationOutput {
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

    public static let shape = StructureShape("CreateTermsResponse", [
        .init("Terms", .structure(TermsType.shape)),
    ])
}

#endif
