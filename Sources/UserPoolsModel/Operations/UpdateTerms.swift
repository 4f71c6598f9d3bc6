// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of UpdateTerms.
public struct UpdateTermsInput: OperationInput, NamesUserPool {
    public var enforcement: TermsEnforcementType?
    public var links: [String: String]?
    public var termsId: String
    public var termsName: String?
    public var termsSource: TermsSourceType?
    public var userPoolId: UserPoolID

    public init(
        enforcement: TermsEnforcementType? = nil,
        links: [String: String]? = nil,
        termsId: String,
        termsName: String? = nil,
        termsSource: TermsSourceType? = nil,
        userPoolId: UserPoolID
    ) {
        self.enforcement = enforcement
        self.links = links
        self.termsId = termsId
        self.termsName = termsName
        self.termsSource = termsSource
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        enforcement = try fields.value("Enforcement")
        links = try fields.value("Links")
        termsId = try fields.requiredValue("TermsId")
        termsName = try fields.value("TermsName")
        termsSource = try fields.value("TermsSource")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Enforcement", enforcement)
        json.field("Links", links)
        json.field("TermsId", termsId)
        json.field("TermsName", termsName)
        json.field("TermsSource", termsSource)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("UpdateTermsRequest", [
        .init("Enforcement", UserPoolsShapes.termsEnforcementType),
        .init("Links", UserPoolsShapes.linksType),
        .init("TermsId", UserPoolsShapes.termsIdType, required: true),
        .init("TermsName", UserPoolsShapes.termsNameType),
        .init("TermsSource", UserPoolsShapes.termsSourceType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = UpdateTermsOutput
    public static let operation = OperationModel(
        name: "UpdateTerms", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .concurrentModification, .termsExists, .invalidParameter, .tooManyRequests,
            .notAuthorized, .operationNotEnabled, .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of UpdateTerms.
public struct UpdateTermsOutput: OperationOutput {
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

    public static let shape = StructureShape("UpdateTermsResponse", [
        .init("Terms", .structure(TermsType.shape)),
    ])
}

#endif
