// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of AdminInitiateAuth.
package struct AdminInitiateAuthInput: OperationInput, NamesUserPool {
    package var analyticsMetadata: AnalyticsMetadataType?
    package var authFlow: AuthFlowType
    package var authParameters: Secret<[String: String]>?
    package var clientId: ClientID
    package var clientMetadata: [String: String]?
    package var contextData: ContextDataType?
    package var session: Secret<String>?
    package var userPoolId: UserPoolID

    package init(
        analyticsMetadata: AnalyticsMetadataType? = nil,
        authFlow: AuthFlowType,
        authParameters: Secret<[String: String]>? = nil,
        clientId: ClientID,
        clientMetadata: [String: String]? = nil,
        contextData: ContextDataType? = nil,
        session: Secret<String>? = nil,
        userPoolId: UserPoolID
    ) {
        self.analyticsMetadata = analyticsMetadata
        self.authFlow = authFlow
        self.authParameters = authParameters
        self.clientId = clientId
        self.clientMetadata = clientMetadata
        self.contextData = contextData
        self.session = session
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        analyticsMetadata = try fields.value("AnalyticsMetadata")
        authFlow = try fields.requiredValue("AuthFlow")
        authParameters = try fields.value("AuthParameters")
        clientId = try fields.requiredValue("ClientId")
        clientMetadata = try fields.value("ClientMetadata")
        contextData = try fields.value("ContextData")
        session = try fields.value("Session")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AnalyticsMetadata", analyticsMetadata)
        json.field("AuthFlow", authFlow)
        json.field("AuthParameters", authParameters)
        json.field("ClientId", clientId)
        json.field("ClientMetadata", clientMetadata)
        json.field("ContextData", contextData)
        json.field("Session", session)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("AdminInitiateAuthRequest", [
        .init("AnalyticsMetadata", .structure(AnalyticsMetadataType.shape)),
        .init("AuthFlow", UserPoolsShapes.authFlowType, required: true),
        .init("AuthParameters", UserPoolsShapes.authParametersType),
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("ClientMetadata", UserPoolsShapes.clientMetadataType),
        .init("ContextData", .structure(ContextDataType.shape)),
        .init("Session", UserPoolsShapes.sessionType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = AdminInitiateAuthOutput
    package static let operation = OperationModel(
        name: "AdminInitiateAuth", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .unsupportedOperation, .invalidParameter, .notAuthorized, .tooManyRequests,
            .internalError, .unexpectedLambda, .invalidUserPoolConfiguration, .userLambdaValidation,
            .invalidLambdaResponse, .mfaMethodNotFound, .invalidSmsRoleAccessPolicy, .invalidEmailRoleAccessPolicy,
            .invalidSmsRoleTrustRelationship, .passwordResetRequired, .userNotFound, .userNotConfirmed,
            .operationNotEnabled, .featureUnavailableInTier,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of AdminInitiateAuth.
package struct AdminInitiateAuthOutput: OperationOutput {
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

    package static let shape = StructureShape("AdminInitiateAuthResponse", [
        .init("AuthenticationResult", .structure(AuthenticationResultType.shape)),
        .init("AvailableChallenges", UserPoolsShapes.availableChallengeListType),
        .init("ChallengeName", UserPoolsShapes.challengeNameType),
        .init("ChallengeParameters", UserPoolsShapes.challengeParametersType),
        .init("Session", UserPoolsShapes.sessionType),
    ])
}

#endif
