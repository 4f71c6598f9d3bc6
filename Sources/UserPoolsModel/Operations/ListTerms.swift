// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of ListTerms.
public struct ListTermsInput: OperationInput, NamesUserPool, Paged {
    public var maxResults: Int?
    public var nextToken: String?
    public var userPoolId: UserPoolID

    public init(
        maxResults: Int? = nil,
        nextToken: String? = nil,
        userPoolId: UserPoolID
    ) {
        self.maxResults = maxResults
        self.nextToken = nextToken
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        maxResults = try fields.value("MaxResults")
        nextToken = try fields.value("NextToken")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("MaxResults", maxResults)
        json.field("NextToken", nextToken)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("ListTermsRequest", [
        .init("MaxResults", UserPoolsShapes.listTermsRequestMaxResultsInteger),
        .init("NextToken", UserPoolsShapes.stringType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = ListTermsOutput
    public static let operation = OperationModel(
        name: "ListTerms", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .operationNotEnabled,
            .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }

    public var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
    public var pageLimit: Int? {
        get { maxResults }
        set { maxResults = newValue }
    }
    public static let greatestPage = 60
}

/// The output of ListTerms.
public struct ListTermsOutput: OperationOutput {
    public var nextToken: String?
    public var terms: [TermsDescriptionType]

    public init(
        nextToken: String? = nil,
        terms: [TermsDescriptionType]
    ) {
        self.nextToken = nextToken
        self.terms = terms
    }

    public init(_ fields: JSONObject) throws {
        nextToken = try fields.value("NextToken")
        terms = try fields.requiredValue("Terms")
    }

    public func write(members json: inout JSONWriter) {
        json.field("NextToken", nextToken)
        json.field("Terms", terms)
    }

    public static let shape = StructureShape("ListTermsResponse", [
        .init("NextToken", UserPoolsShapes.stringType),
        .init("Terms", UserPoolsShapes.termsDescriptionListType, required: true),
    ])
}

#endif
