// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of InitiateAuth.
public struct InitiateAuthInput: OperationInput {
    public var analyticsMetadata: AnalyticsMetadataType?
    public var authFlow: AuthFlowType
    public var authParameters: Secret<[String: String]>?
    public var clientId: ClientID
    public var clientMetadata: [String: String]?
    public var session: Secret<String>?
    public var userContextData: UserContextDataType?

    public init(
        analyticsMetadata: AnalyticsMetadataType? = nil,
        authFlow: AuthFlowType,
        authParameters: Secret<[String: String]>? = nil,
        clientId: ClientID,
        clientMetadata: [String: String]? = nil,
        session: Secret<String>? = nil,
        userContextData: UserContextDataType? = nil
    ) {
        self.analyticsMetadata = analyticsMetadata
        self.authFlow = authFlow
        self.authParameters = authParameters
        self.clientId = clientId
        self.clientMetadata = clientMetadata
        self.session = session
        self.userContextData = userContextData
    }

    public init(_ fields: JSONObject) throws {
        analyticsMetadata = try fields.value("AnalyticsMetadata")
        authFlow = try fields.requiredValue("AuthFlow")
        authParameters = try fields.value("AuthParameters")
        clientId = try fields.requiredValue("ClientId")
        clientMetadata = try fields.value("ClientMetadata")
        session = try fields.value("Session")
        userContextData = try fields.value("UserContextData")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AnalyticsMetadata", analyticsMetadata)
        json.field("AuthFlow", authFlow)
        json.field("AuthParameters", authParameters)
        json.field("ClientId", clientId)
        json.field("ClientMetadata", clientMetadata)
        json.field("Session", session)
        json.field("UserContextData", userContextData)
    }

    public static let shape = StructureShape("InitiateAuthRequest", [
        .init("AnalyticsMetadata", .structure(AnalyticsMetadataType.shape)),
        .init("AuthFlow", UserPoolsShapes.authFlowType, required: true),
        .init("AuthParameters", UserPoolsShapes.authParametersType),
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("ClientMetadata", UserPoolsShapes.clientMetadataType),
        .init("Session", UserPoolsShapes.sessionType),
        .init("UserContextData", .structure(UserContextDataType.shape, sensitive: true)),
    ])

    public typealias Output = InitiateAuthOutput
    public static let operation = OperationModel(
        name: "InitiateAuth", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .unsupportedOperation, .resourceNotFound, .invalidParameter, .notAuthorized, .tooManyRequests,
            .unexpectedLambda, .invalidUserPoolConfiguration, .userLambdaValidation, .invalidLambdaResponse,
            .passwordResetRequired, .userNotFound, .userNotConfirmed, .internalError, .invalidSmsRoleAccessPolicy,
            .invalidEmailRoleAccessPolicy, .invalidSmsRoleTrustRelationship, .operationNotEnabled,
            .featureUnavailableInTier, .forbidden,
        ])
}

/// The output of InitiateAuth.
public struct InitiateAuthOutput: OperationOutput {
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

    public static let shape = StructureShape("InitiateAuthResponse", [
        .init("AuthenticationResult", .structure(AuthenticationResultType.shape)),
        .init("AvailableChallenges", UserPoolsShapes.availableChallengeListType),
        .init("ChallengeName", UserPoolsShapes.challengeNameType),
        .init("ChallengeParameters", UserPoolsShapes.challengeParametersType),
        .init("Session", UserPoolsShapes.sessionType),
    ])
}
