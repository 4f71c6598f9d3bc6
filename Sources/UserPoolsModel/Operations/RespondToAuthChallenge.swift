// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of RespondToAuthChallenge.
public struct RespondToAuthChallengeInput: OperationInput {
    public var analyticsMetadata: AnalyticsMetadataType?
    public var challengeName: ChallengeNameType
    public var challengeResponses: Secret<[String: String]>?
    public var clientId: ClientID
    public var clientMetadata: [String: String]?
    public var session: Secret<String>?
    public var userContextData: UserContextDataType?

    public init(
        analyticsMetadata: AnalyticsMetadataType? = nil,
        challengeName: ChallengeNameType,
        challengeResponses: Secret<[String: String]>? = nil,
        clientId: ClientID,
        clientMetadata: [String: String]? = nil,
        session: Secret<String>? = nil,
        userContextData: UserContextDataType? = nil
    ) {
        self.analyticsMetadata = analyticsMetadata
        self.challengeName = challengeName
        self.challengeResponses = challengeResponses
        self.clientId = clientId
        self.clientMetadata = clientMetadata
        self.session = session
        self.userContextData = userContextData
    }

    public init(_ fields: JSONObject) throws {
        analyticsMetadata = try fields.value("AnalyticsMetadata")
        challengeName = try fields.requiredValue("ChallengeName")
        challengeResponses = try fields.value("ChallengeResponses")
        clientId = try fields.requiredValue("ClientId")
        clientMetadata = try fields.value("ClientMetadata")
        session = try fields.value("Session")
        userContextData = try fields.value("UserContextData")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AnalyticsMetadata", analyticsMetadata)
        json.field("ChallengeName", challengeName)
        json.field("ChallengeResponses", challengeResponses)
        json.field("ClientId", clientId)
        json.field("ClientMetadata", clientMetadata)
        json.field("Session", session)
        json.field("UserContextData", userContextData)
    }

    public static let shape = StructureShape("RespondToAuthChallengeRequest", [
        .init("AnalyticsMetadata", .structure(AnalyticsMetadataType.shape)),
        .init("ChallengeName", UserPoolsShapes.challengeNameType, required: true),
        .init("ChallengeResponses", UserPoolsShapes.challengeResponsesType),
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("ClientMetadata", UserPoolsShapes.clientMetadataType),
        .init("Session", UserPoolsShapes.sessionType),
        .init("UserContextData", .structure(UserContextDataType.shape, sensitive: true)),
    ])

    public typealias Output = RespondToAuthChallengeOutput
    public static let operation = OperationModel(
        name: "RespondToAuthChallenge", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .notAuthorized, .codeMismatch, .expiredCode, .unexpectedLambda,
            .userLambdaValidation, .invalidPassword, .passwordHistoryPolicyViolation, .invalidLambdaResponse,
            .tooManyRequests, .invalidUserPoolConfiguration, .mfaMethodNotFound, .passwordResetRequired,
            .userNotFound, .userNotConfirmed, .invalidSmsRoleAccessPolicy, .invalidSmsRoleTrustRelationship,
            .invalidEmailRoleAccessPolicy, .aliasExists, .internalError, .softwareTokenMFANotFound, .forbidden,
            .operationNotEnabled,
        ])
}

/// The output of RespondToAuthChallenge.
public struct RespondToAuthChallengeOutput: OperationOutput {
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

    public static let shape = StructureShape("RespondToAuthChallengeResponse", [
        .init("AuthenticationResult", .structure(AuthenticationResultType.shape)),
        .init("AvailableChallenges", UserPoolsShapes.availableChallengeListType),
        .init("ChallengeName", UserPoolsShapes.challengeNameType),
        .init("ChallengeParameters", UserPoolsShapes.challengeParametersType),
        .init("Session", UserPoolsShapes.sessionType),
    ])
}
