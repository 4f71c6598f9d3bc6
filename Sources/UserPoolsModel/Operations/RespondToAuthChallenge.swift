// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of RespondToAuthChallenge.
package struct RespondToAuthChallengeInput: OperationInput {
    package var analyticsMetadata: AnalyticsMetadataType?
    package var challengeName: ChallengeNameType
    package var challengeResponses: Secret<[String: String]>?
    package var clientId: ClientID
    package var clientMetadata: [String: String]?
    package var session: Secret<String>?
    package var userContextData: UserContextDataType?

    package init(
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

    package init(_ fields: JSONObject) throws {
        analyticsMetadata = try fields.value("AnalyticsMetadata")
        challengeName = try fields.requiredValue("ChallengeName")
        challengeResponses = try fields.value("ChallengeResponses")
        clientId = try fields.requiredValue("ClientId")
        clientMetadata = try fields.value("ClientMetadata")
        session = try fields.value("Session")
        userContextData = try fields.value("UserContextData")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AnalyticsMetadata", analyticsMetadata)
        json.field("ChallengeName", challengeName)
        json.field("ChallengeResponses", challengeResponses)
        json.field("ClientId", clientId)
        json.field("ClientMetadata", clientMetadata)
        json.field("Session", session)
        json.field("UserContextData", userContextData)
    }

    package static let shape = StructureShape("RespondToAuthChallengeRequest", [
        .init("AnalyticsMetadata", .structure(AnalyticsMetadataType.shape)),
        .init("ChallengeName", UserPoolsShapes.challengeNameType, required: true),
        .init("ChallengeResponses", UserPoolsShapes.challengeResponsesType),
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("ClientMetadata", UserPoolsShapes.clientMetadataType),
        .init("Session", UserPoolsShapes.sessionType),
        .init("UserContextData", .structure(UserContextDataType.shape, sensitive: true)),
    ])

    package typealias Output = RespondToAuthChallengeOutput
    package static let operation = OperationModel(
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
package struct RespondToAuthChallengeOutput: OperationOutput {
    package var authenticationResult: AuthenticationResultType?
    package var availableChallenges: [ChallengeNameType]?
    package var challengeName: ChallengeNameType?
    package var challengeParameters: [String: String]?
    package var session: Secret<String>?

    package init(
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

    package init(_ fields: JSONObject) throws {
        authenticationResult = try fields.value("AuthenticationResult")
        availableChallenges = try fields.value("AvailableChallenges")
        challengeName = try fields.value("ChallengeName")
        challengeParameters = try fields.value("ChallengeParameters")
        session = try fields.value("Session")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AuthenticationResult", authenticationResult)
        json.field("AvailableChallenges", availableChallenges)
        json.field("ChallengeName", challengeName)
        json.field("ChallengeParameters", challengeParameters)
        json.field("Session", session)
    }

    package static let shape = StructureShape("RespondToAuthChallengeResponse", [
        .init("AuthenticationResult", .structure(AuthenticationResultType.shape)),
        .init("AvailableChallenges", UserPoolsShapes.availableChallengeListType),
        .init("ChallengeName", UserPoolsShapes.challengeNameType),
        .init("ChallengeParameters", UserPoolsShapes.challengeParametersType),
        .init("Session", UserPoolsShapes.sessionType),
    ])
}
