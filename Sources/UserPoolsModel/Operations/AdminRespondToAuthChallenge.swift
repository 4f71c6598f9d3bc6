// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of AdminRespondToAuthChallenge.
public struct AdminRespondToAuthChallengeInput: OperationInput, NamesUserPool {
    public var analyticsMetadata: AnalyticsMetadataType?
    public var challengeName: ChallengeNameType
    public var challengeResponses: Secret<[String: String]>?
    public var clientId: ClientID
    public var clientMetadata: [String: String]?
    public var contextData: ContextDataType?
    public var session: Secret<String>?
    public var userPoolId: UserPoolID

    public init(
        analyticsMetadata: AnalyticsMetadataType? = nil,
        challengeName: ChallengeNameType,
        challengeResponses: Secret<[String: String]>? = nil,
        clientId: ClientID,
        clientMetadata: [String: String]? = nil,
        contextData: ContextDataType? = nil,
        session: Secret<String>? = nil,
        userPoolId: UserPoolID
    ) {
        self.analyticsMetadata = analyticsMetadata
        self.challengeName = challengeName
        self.challengeResponses = challengeResponses
        self.clientId = clientId
        self.clientMetadata = clientMetadata
        self.contextData = contextData
        self.session = session
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        analyticsMetadata = try fields.value("AnalyticsMetadata")
        challengeName = try fields.requiredValue("ChallengeName")
        challengeResponses = try fields.value("ChallengeResponses")
        clientId = try fields.requiredValue("ClientId")
        clientMetadata = try fields.value("ClientMetadata")
        contextData = try fields.value("ContextData")
        session = try fields.value("Session")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AnalyticsMetadata", analyticsMetadata)
        json.field("ChallengeName", challengeName)
        json.field("ChallengeResponses", challengeResponses)
        json.field("ClientId", clientId)
        json.field("ClientMetadata", clientMetadata)
        json.field("ContextData", contextData)
        json.field("Session", session)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("AdminRespondToAuthChallengeRequest", [
        .init("AnalyticsMetadata", .structure(AnalyticsMetadataType.shape)),
        .init("ChallengeName", UserPoolsShapes.challengeNameType, required: true),
        .init("ChallengeResponses", UserPoolsShapes.challengeResponsesType),
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("ClientMetadata", UserPoolsShapes.clientMetadataType),
        .init("ContextData", .structure(ContextDataType.shape)),
        .init("Session", UserPoolsShapes.sessionType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = AdminRespondToAuthChallengeOutput
    public static let operation = OperationModel(
        name: "AdminRespondToAuthChallenge", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .notAuthorized, .codeMismatch, .expiredCode, .unexpectedLambda,
            .invalidPassword, .passwordHistoryPolicyViolation, .userLambdaValidation, .invalidLambdaResponse,
            .tooManyRequests, .invalidUserPoolConfiguration, .internalError, .mfaMethodNotFound,
            .invalidEmailRoleAccessPolicy, .invalidSmsRoleAccessPolicy, .invalidSmsRoleTrustRelationship,
            .aliasExists, .passwordResetRequired, .userNotFound, .userNotConfirmed, .softwareTokenMFANotFound,
            .operationNotEnabled,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of AdminRespondToAuthChallenge.
public struct AdminRespondToAuthChallengeOutput: OperationOutput {
    public var authenticationResult: AuthenticationResultType?
    public var availableChallenges: [ChallengeNameType]?
    public var challengeName: ChallengeNameType?
    public var challengeParameters: [String: String]?
    public var session: Secret<String>?

    public init(
        authenticationResult: AuthenticationResultType? = nil,
        availableChallenges: [ChallengeNameType]? = nil,
        challengeName: ChallengeNameType? = nil,
        challengeParameters: [String: String]? = nil,
        session: Secret<String>? = nil
    ) {
        self.authenticationResult = authenticationResult
        self.availableChallenges = availableChallenges
        self.challengeName = challengeName
        self.challengeParameters = challengeParameters
        self.session = session
    }

    public init(_ fields: JSONObject) throws {
        authenticationResult = try fields.value("AuthenticationResult")
        availableChallenges = try fields.value("AvailableChallenges")
        challengeName = try fields.value("ChallengeName")
        challengeParameters = try fields.value("ChallengeParameters")
        session = try fields.value("Session")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AuthenticationResult", authenticationResult)
        json.field("AvailableChallenges", availableChallenges)
        json.field("ChallengeName", challengeName)
        json.field("ChallengeParameters", challengeParameters)
        json.field("Session", session)
    }

    public static let shape = StructureShape("AdminRespondToAuthChallengeResponse", [
        .init("AuthenticationResult", .structure(AuthenticationResultType.shape)),
        .init("AvailableChallenges", UserPoolsShapes.availableChallengeListType),
        .init("ChallengeName", UserPoolsShapes.challengeNameType),
        .init("ChallengeParameters", UserPoolsShapes.challengeParametersType),
        .init("Session", UserPoolsShapes.sessionType),
    ])
}

#endif
