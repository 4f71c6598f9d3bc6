// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of GetDerivedToken.
package struct GetDerivedTokenInput: OperationInput {
    package var actorToken: Secret<String>?
    package var actorTokenProviderName: String?
    package var actorTokenType: TokenTypeIdentifierType?
    package var audiences: [String]?
    package var clientId: ClientID
    package var clientSecret: Secret<String>?
    package var requestedTokenType: IssuedTokenTypeIdentifierType?
    package var resources: [String]?
    package var scopes: [String]?
    package var subjectToken: Secret<String>
    package var subjectTokenProviderName: String?
    package var subjectTokenType: TokenTypeIdentifierType

    package init(
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

    package init(_ fields: JSONObject) throws {
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

    package func write(members json: inout JSONWriter) {
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

    package static let shape = StructureShape("GetDerivedTokenRequest", [
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

    package typealias Output = GetDerivedTokenOutput
    package static let operation = OperationModel(
        name: "GetDerivedToken", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .tooManyRequests, .userNotFound,
            .unexpectedLambda, .userLambdaValidation, .invalidLambdaResponse, .internalError, .operationNotEnabled,
            .forbidden,
        ])
}

/// The output of GetDerivedToken.
package struct GetDerivedTokenOutput: OperationOutput {
    package var expiresIn: Int?
    package var issuedToken: Secret<String>
    package var issuedTokenType: IssuedTokenTypeIdentifierType
    package var scopes: [String]?
    package var tokenType: OAuthTokenTypeType

    package init(
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

    package init(_ fields: JSONObject) throws {
        expiresIn = try fields.value("ExpiresIn")
        issuedToken = try fields.requiredValue("IssuedToken")
        issuedTokenType = try fields.requiredValue("IssuedTokenType")
        scopes = try fields.value("Scopes")
        tokenType = try fields.requiredValue("TokenType")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ExpiresIn", expiresIn)
        json.field("IssuedToken", issuedToken)
        json.field("IssuedTokenType", issuedTokenType)
        json.field("Scopes", scopes)
        json.field("TokenType", tokenType)
    }

    package static let shape = StructureShape("GetDerivedTokenResponse", [
        .init("ExpiresIn", UserPoolsShapes.integerType),
        .init("IssuedToken", UserPoolsShapes.tokenModelType, required: true),
        .init("IssuedTokenType", UserPoolsShapes.issuedTokenTypeIdentifierType, required: true),
        .init("Scopes", UserPoolsShapes.scopeListType),
        .init("TokenType", UserPoolsShapes.oAuthTokenTypeType, required: true),
    ])
}

#endif
