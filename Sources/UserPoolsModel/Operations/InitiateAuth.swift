// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of InitiateAuth.
package struct InitiateAuthInput: OperationInput {
    package var analyticsMetadata: AnalyticsMetadataType?
    package var authFlow: AuthFlowType
    package var authParameters: Secret<[String: String]>?
    package var clientId: ClientID
    package var clientMetadata: [String: String]?
    package var session: Secret<String>?
    package var userContextData: UserContextDataType?

    package init(
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

    package init(_ fields: JSONObject) throws {
        analyticsMetadata = try fields.value("AnalyticsMetadata")
        authFlow = try fields.requiredValue("AuthFlow")
        authParameters = try fields.value("AuthParameters")
        clientId = try fields.requiredValue("ClientId")
        clientMetadata = try fields.value("ClientMetadata")
        session = try fields.value("Session")
        userContextData = try fields.value("UserContextData")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AnalyticsMetadata", analyticsMetadata)
        json.field("AuthFlow", authFlow)
        json.field("AuthParameters", authParameters)
        json.field("ClientId", clientId)
        json.field("ClientMetadata", clientMetadata)
        json.field("Session", session)
        json.field("UserContextData", userContextData)
    }

    package static let shape = StructureShape("InitiateAuthRequest", [
        .init("AnalyticsMetadata", .structure(AnalyticsMetadataType.shape)),
        .init("AuthFlow", UserPoolsShapes.authFlowType, required: true),
        .init("AuthParameters", UserPoolsShapes.authParametersType),
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("ClientMetadata", UserPoolsShapes.clientMetadataType),
        .init("Session", UserPoolsShapes.sessionType),
        .init("UserContextData", .structure(UserContextDataType.shape, sensitive: true)),
    ])

    package typealias Output = InitiateAuthOutput
    package static let operation = OperationModel(
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
package struct InitiateAuthOutput: OperationOutput {
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

    package static let shape = StructureShape("InitiateAuthResponse", [
        .init("AuthenticationResult", .structure(AuthenticationResultType.shape)),
        .init("AvailableChallenges", UserPoolsShapes.availableChallengeListType),
        .init("ChallengeName", UserPoolsShapes.challengeNameType),
        .init("ChallengeParameters", UserPoolsShapes.challengeParametersType),
        .init("Session", UserPoolsShapes.sessionType),
    ])
}
