// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of GetDerivedToken.
public struct GetDerivedTokenInput: OperationInput {
    public var actorToken: Secret<String>?
    public var actorTokenProviderName: String?
    public var actorTokenType: TokenTypeIdentifierType?
    public var audiences: [String]?
    public var clientId: ClientID
    public var clientSecret: Secret<String>?
    public var requestedTokenType: IssuedTokenTypeIdentifierType?
    public var resources: [String]?
    public var scopes: [String]?
    public var subjectToken: Secret<String>
    public var subjectTokenProviderName: String?
    public var subjectTokenType: TokenTypeIdentifierType

    public init(
        actorToken: Secret<String>? = nil,
        actorTokenProviderName: String? = nil,
        actorTokenType: TokenTypeIdentifierType? = nil,
        audiences: [String]? = nil,
        clientId: ClientID,
        clientSecret: Secret<String>? = nil,
        requestedTokenType: IssuedTokenTypeIdentifierType? = nil,
        resources: [String]? = nil,
        scopes: [String]? = nil,
        subjectToken: Secret<String>,
        subjectTokenProviderName: String? = nil,
        subjectTokenType: TokenTypeIdentifierType
    ) {
        self.actorToken = actorToken
        self.actorTokenProviderName = actorTokenProviderName
        self.actorTokenType = actorTokenType
        self.audiences = audiences
        self.clientId = clientId
        self.clientSecret = clientSecret
        self.requestedTokenType = requestedTokenType
        self.resources = resources
        self.scopes = scopes
        self.subjectToken = subjectToken
        self.subjectTokenProviderName = subjectTokenProviderName
        self.subjectTokenType = subjectTokenType
    }

    public init(_ fields: JSONObject) throws {
        actorToken = try fields.value("ActorToken")
        actorTokenProviderName = try fields.value("ActorTokenProviderName")
        actorTokenType = try fields.value("ActorTokenType")
        audiences = try fields.value("Audiences")
        clientId = try fields.requiredValue("ClientId")
        clientSecret = try fields.value("ClientSecret")
        requestedTokenType = try fields.value("RequestedTokenType")
        resources = try fields.value("Resources")
        scopes = try fields.value("Scopes")
        subjectToken = try fields.requiredValue("SubjectToken")
        subjectTokenProviderName = try fields.value("SubjectTokenProviderName")
        subjectTokenType = try fields.requiredValue("SubjectTokenType")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ActorToken", actorToken)
        json.field("ActorTokenProviderName", actorTokenProviderName)
        json.field("ActorTokenType", actorTokenType)
        json.field("Audiences", audiences)
        json.field("ClientId", clientId)
        json.field("ClientSecret", clientSecret)
        json.field("RequestedTokenType", requestedTokenType)
        json.field("Resources", resources)
        json.field("Scopes", scopes)
        json.field("SubjectToken", subjectToken)
        json.field("SubjectTokenProviderName", subjectTokenProviderName)
        json.field("SubjectTokenType", subjectTokenType)
    }

    public static let shape = StructureShape("GetDerivedTokenRequest", [
        .init("ActorToken", UserPoolsShapes.getDerivedTokenTokenModelType),
        .init("ActorTokenProviderName", UserPoolsShapes.providerNameType),
        .init("ActorTokenType", UserPoolsShapes.tokenTypeIdentifierType),
        .init("Audiences", UserPoolsShapes.audienceListType),
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("ClientSecret", UserPoolsShapes.clientSecretType),
        .init("RequestedTokenType", UserPoolsShapes.issuedTokenTypeIdentifierType),
        .init("Resources", UserPoolsShapes.resourceListType),
        .init("Scopes", UserPoolsShapes.scopeListType),
        .init("SubjectToken", UserPoolsShapes.getDerivedTokenTokenModelType, required: true),
        .init("SubjectTokenProviderName", UserPoolsShapes.providerNameType),
        .init("SubjectTokenType", UserPoolsShapes.tokenTypeIdentifierType, required: true),
    ])

    public typealias Output = GetDerivedTokenOutput
    public static let operation = OperationModel(
        name: "GetDerivedToken", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .tooManyRequests, .userNotFound,
            .unexpectedLambda, .userLambdaValidation, .invalidLambdaResponse, .internalError, .operationNotEnabled,
            .forbidden,
        ])
}

/// The output of GetDerivedToken.
public struct GetDerivedTokenOutput: OperationOutput {
    public var expiresIn: Int?
    public var issuedToken: Secret<String>
    public var issuedTokenType: IssuedTokenTypeIdentifierType
    public var scopes: [String]?
    public var tokenType: OAuthTokenTypeType

    public init(
        expiresIn: Int? = nil,
        issuedToken: Secret<String>,
        issuedTokenType: IssuedTokenTypeIdentifierType,
        scopes: [String]? = nil,
        tokenType: OAuthTokenTypeType
    ) {
        self.expiresIn = expiresIn
        self.issuedToken = issuedToken
        self.issuedTokenType = issuedTokenType
        self.scopes = scopes
        self.tokenType = tokenType
    }

    public init(_ fields: JSONObject) throws {
        expiresIn = try fields.value("ExpiresIn")
        issuedToken = try fields.requiredValue("IssuedToken")
        issuedTokenType = try fields.requiredValue("IssuedTokenType")
        scopes = try fields.value("Scopes")
        tokenType = try fields.requiredValue("TokenType")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ExpiresIn", expiresIn)
        json.field("IssuedToken", issuedToken)
        json.field("IssuedTokenType", issuedTokenType)
        json.field("Scopes", scopes)
        json.field("TokenType", tokenType)
    }

    public static let shape = StructureShape("GetDerivedTokenResponse", [
        .init("ExpiresIn", UserPoolsShapes.integerType),
        .init("IssuedToken", UserPoolsShapes.tokenModelType, required: true),
        .init("IssuedTokenType", UserPoolsShapes.issuedTokenTypeIdentifierType, required: true),
        .init("Scopes", UserPoolsShapes.scopeListType),
        .init("TokenType", UserPoolsShapes.oAuthTokenTypeType, required: true),
    ])
}

#endif
