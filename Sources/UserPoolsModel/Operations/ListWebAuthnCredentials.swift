// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of ListWebAuthnCredentials.
public struct ListWebAuthnCredentialsInput: OperationInput, CarriesAccessToken, Paged {
    public var accessToken: Secret<String>
    public var maxResults: Int?
    public var nextToken: String?

    public init(
        accessToken: Secret<String>,
        maxResults: Int? = nil,
        nextToken: String? = nil
    ) {
        self.accessToken = accessToken
        self.maxResults = maxResults
        self.nextToken = nextToken
    }

    public init(_ fields: JSONObject) throws {
        accessToken = try fields.requiredValue("AccessToken")
        maxResults = try fields.value("MaxResults")
        nextToken = try fields.value("NextToken")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("MaxResults", maxResults)
        json.field("NextToken", nextToken)
    }

    public static let shape = StructureShape("ListWebAuthnCredentialsRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
        .init("MaxResults", UserPoolsShapes.webAuthnCredentialsQueryLimitType),
        .init("NextToken", UserPoolsShapes.paginationKey),
    ])

    public typealias Output = ListWebAuthnCredentialsOutput
    public static let operation = OperationModel(
        name: "ListWebAuthnCredentials", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .forbidden, .internalError, .invalidParameter, .tooManyRequests, .limitExceeded, .passwordResetRequired,
            .notAuthorized, .operationNotEnabled,
        ])

    public var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
    public var pageLimit: Int? {
        get { maxResults }
        set { maxResults = newValue }
    }
    public static let greatestPage = 20
}

/// The output of ListWebAuthnCredentials.
public struct ListWebAuthnCredentialsOutput: OperationOutput {
    public var credentials: [WebAuthnCredentialDescription]
    public var nextToken: String?

    public init(
        credentials: [WebAuthnCredentialDescription],
        nextToken: String? = nil
    ) {
        self.credentials = credentials
        self.nextToken = nextToken
    }

    public init(_ fields: JSONObject) throws {
        credentials = try fields.requiredValue("Credentials")
        nextToken = try fields.value("NextToken")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Credentials", credentials)
        json.field("NextToken", nextToken)
    }

    public static let shape = StructureShape("ListWebAuthnCredentialsResponse", [
        .init("Credentials", UserPoolsShapes.webAuthnCredentialDescriptionListType, required: true),
        .init("NextToken", UserPoolsShapes.paginationKey),
    ])
}
