// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of AdminRespondToAuthChallenge.
package struct AdminRespondToAuthChallengeInput: OperationInput, NamesUserPool {
    package var analyticsMetadata: AnalyticsMetadataType?
    package var challengeName: ChallengeNameType
    package var challengeResponses: Secret<[String: String]>?
    package var clientId: ClientID
    package var clientMetadata: [String: String]?
    package var contextData: ContextDataType?
    package var session: Secret<String>?
    package var userPoolId: UserPoolID

    package init(
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

    package init(_ fields: JSONObject) throws {
        analyticsMetadata = try fields.value("AnalyticsMetadata")
        challengeName = try fields.requiredValue("ChallengeName")
        challengeResponses = try fields.value("ChallengeResponses")
        clientId = try fields.requiredValue("ClientId")
        clientMetadata = try fields.value("ClientMetadata")
        contextData = try fields.value("ContextData")
        session = try fields.value("Session")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AnalyticsMetadata", analyticsMetadata)
        json.field("ChallengeName", challengeName)
        json.field("ChallengeResponses", challengeResponses)
        json.field("ClientId", clientId)
        json.field("ClientMetadata", clientMetadata)
        json.field("ContextData", contextData)
        json.field("Session", session)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("AdminRespondToAuthChallengeRequest", [
        .init("AnalyticsMetadata", .structure(AnalyticsMetadataType.shape)),
        .init("ChallengeName", UserPoolsShapes.challengeNameType, required: true),
        .init("ChallengeResponses", UserPoolsShapes.challengeResponsesType),
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("ClientMetadata", UserPoolsShapes.clientMetadataType),
        .init("ContextData", .structure(ContextDataType.shape)),
        .init("Session", UserPoolsShapes.sessionType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = AdminRespondToAuthChallengeOutput
    package static let operation = OperationModel(
        name: "AdminRespondToAuthChallenge", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .notAuthorized, .codeMismatch, .expiredCode, .unexpectedLambda,
            .invalidPassword, .passwordHistoryPolicyViolation, .userLambdaValidation, .invalidLambdaResponse,
            .tooManyRequests, .invalidUserPoolConfiguration, .internalError, .mfaMethodNotFound,
            .invalidEmailRoleAccessPolicy, .invalidSmsRoleAccessPolicy, .invalidSmsRoleTrustRelationship,
            .aliasExists, .passwordResetRequired, .userNotFound, .userNotConfirmed, .softwareTokenMFANotFound,
            .operationNotEnabled,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of AdminRespondToAuthChallenge.
package struct AdminRespondToAuthChallengeOutput: OperationOutput {
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

    package static let shape = StructureShape("AdminRespondToAuthChallengeResponse", [
        .init("AuthenticationResult", .structure(AuthenticationResultType.shape)),
        .init("AvailableChallenges", UserPoolsShapes.availableChallengeListType),
        .init("ChallengeName", UserPoolsShapes.challengeNameType),
        .init("ChallengeParameters", UserPoolsShapes.challengeParametersType),
        .init("Session", UserPoolsShapes.sessionType),
    ])
}

#endif
