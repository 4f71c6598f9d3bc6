// Generated from the models by ShapeGenerator. Do not edit.
// swift-format-ignore-file

/// Every code that an answer may carry. The raw value is the name in the models.
public enum ErrorCode: String, Hashable, CaseIterable, Sendable {
    case accessDenied = "AccessDeniedException"
    case aliasExists = "AliasExistsException"
    case alreadyStreamed = "AlreadyStreamedException"
    case codeDeliveryFailure = "CodeDeliveryFailureException"
    case codeMismatch = "CodeMismatchException"
    case concurrentModification = "ConcurrentModificationException"
    case developerUserAlreadyRegistered = "DeveloperUserAlreadyRegisteredException"
    case deviceKeyExists = "DeviceKeyExistsException"
    case duplicateProvider = "DuplicateProviderException"
    case duplicateRequest = "DuplicateRequestException"
    case enableSoftwareTokenMFA = "EnableSoftwareTokenMFAException"
    case expiredCode = "ExpiredCodeException"
    case expiredToken = "ExpiredTokenException"
    case expiredTradeInToken = "ExpiredTradeInTokenException"
    case externalService = "ExternalServiceException"
    case featureUnavailableInTier = "FeatureUnavailableInTierException"
    case forbidden = "ForbiddenException"
    case groupExists = "GroupExistsException"
    case idpCommunicationError = "IDPCommunicationErrorException"
    case idpRejectedClaim = "IDPRejectedClaimException"
    case incompleteSignature = "IncompleteSignatureException"
    case internalError = "InternalErrorException"
    case internalFailure = "InternalFailure"
    case internalServer = "InternalServerException"
    case invalidAuthorizationMessage = "InvalidAuthorizationMessageException"
    case invalidConfiguration = "InvalidConfigurationException"
    case invalidEmailRoleAccessPolicy = "InvalidEmailRoleAccessPolicyException"
    case invalidIdentityPoolConfiguration = "InvalidIdentityPoolConfigurationException"
    case invalidIdentityToken = "InvalidIdentityTokenException"
    case invalidLambdaFunctionOutput = "InvalidLambdaFunctionOutputException"
    case invalidLambdaResponse = "InvalidLambdaResponseException"
    case invalidOAuthFlow = "InvalidOAuthFlowException"
    case invalidParameter = "InvalidParameterException"
    case invalidPassword = "InvalidPasswordException"
    case invalidSignature = "InvalidSignatureException"
    case invalidSmsRoleAccessPolicy = "InvalidSmsRoleAccessPolicyException"
    case invalidSmsRoleTrustRelationship = "InvalidSmsRoleTrustRelationshipException"
    case invalidUserPoolConfiguration = "InvalidUserPoolConfigurationException"
    case jwtPayloadSizeExceeded = "JWTPayloadSizeExceededException"
    case lambdaThrottled = "LambdaThrottledException"
    case limitExceeded = "LimitExceededException"
    case mfaMethodNotFound = "MFAMethodNotFoundException"
    case malformedPolicyDocument = "MalformedPolicyDocumentException"
    case managedLoginBrandingExists = "ManagedLoginBrandingExistsException"
    case missingAuthenticationToken = "MissingAuthenticationTokenException"
    case notAuthorized = "NotAuthorizedException"
    case operationNotEnabled = "OperationNotEnabledException"
    case outboundWebIdentityFederationDisabled = "OutboundWebIdentityFederationDisabledException"
    case packedPolicyTooLarge = "PackedPolicyTooLargeException"
    case passwordHistoryPolicyViolation = "PasswordHistoryPolicyViolationException"
    case passwordResetRequired = "PasswordResetRequiredException"
    case preconditionNotMet = "PreconditionNotMetException"
    case refreshTokenReuse = "RefreshTokenReuseException"
    case regionDisabled = "RegionDisabledException"
    case requestEntityTooLarge = "RequestEntityTooLargeException"
    case resourceConflict = "ResourceConflictException"
    case resourceNotFound = "ResourceNotFoundException"
    case scopeDoesNotExist = "ScopeDoesNotExistException"
    case serialization = "SerializationException"
    case serviceQuotaExceeded = "ServiceQuotaExceededException"
    case serviceUnavailable = "ServiceUnavailableException"
    case sessionDurationEscalation = "SessionDurationEscalationException"
    case softwareTokenMFANotFound = "SoftwareTokenMFANotFoundException"
    case termsExists = "TermsExistsException"
    case throttling = "ThrottlingException"
    case tierChangeNotAllowed = "TierChangeNotAllowedException"
    case tooManyFailedAttempts = "TooManyFailedAttemptsException"
    case tooManyRequests = "TooManyRequestsException"
    case unauthorized = "UnauthorizedException"
    case unexpectedLambda = "UnexpectedLambdaException"
    case unknownOperation = "UnknownOperationException"
    case unrecognizedClient = "UnrecognizedClientException"
    case unsupportedIdentityProvider = "UnsupportedIdentityProviderException"
    case unsupportedMediaType = "UnsupportedMediaTypeException"
    case unsupportedOperation = "UnsupportedOperationException"
    case unsupportedTokenType = "UnsupportedTokenTypeException"
    case unsupportedUserState = "UnsupportedUserStateException"
    case userImportInProgress = "UserImportInProgressException"
    case userLambdaValidation = "UserLambdaValidationException"
    case userNotConfirmed = "UserNotConfirmedException"
    case userNotFound = "UserNotFoundException"
    case userPoolAddOnNotEnabled = "UserPoolAddOnNotEnabledException"
    case userPoolTagging = "UserPoolTaggingException"
    case usernameExists = "UsernameExistsException"
    case validation = "ValidationException"
    case webAuthnChallengeNotFound = "WebAuthnChallengeNotFoundException"
    case webAuthnClientMismatch = "WebAuthnClientMismatchException"
    case webAuthnConfigurationMissing = "WebAuthnConfigurationMissingException"
    case webAuthnCredentialNotSupported = "WebAuthnCredentialNotSupportedException"
    case webAuthnNotEnabled = "WebAuthnNotEnabledException"
    case webAuthnOriginNotAllowed = "WebAuthnOriginNotAllowedException"
    case webAuthnRelyingPartyMismatch = "WebAuthnRelyingPartyMismatchException"

    /// The HTTP status with which `service` sends this code.
    public func status(in service: ServiceName) -> Int {
        switch (service, self) {
        case (.securityTokens, .idpRejectedClaim): 403
        case (.securityTokens, .outboundWebIdentityFederationDisabled): 403
        case (.securityTokens, .regionDisabled): 403
        case (.securityTokens, .sessionDurationEscalation): 403
        case (.sync, .lambdaThrottled): 429
        case (.sync, .notAuthorized): 403
        case (.sync, .resourceConflict): 409
        case (.sync, .resourceNotFound): 404
        case (.sync, .tooManyRequests): 429
        case (_, .internalError): 500
        case (_, .internalFailure): 500
        case (_, .internalServer): 500
        case (_, .requestEntityTooLarge): 413
        case (_, .serviceUnavailable): 503
        case (_, .unsupportedMediaType): 415
        default: 400
        }
    }

    /// The name under which `service` sends this code, which for some differs from the model's.
    public func name(in service: ServiceName) -> String {
        switch (service, self) {
        case (.securityTokens, .idpCommunicationError): "IDPCommunicationError"
        case (.securityTokens, .idpRejectedClaim): "IDPRejectedClaim"
        case (.securityTokens, .invalidIdentityToken): "InvalidIdentityToken"
        case (.securityTokens, .malformedPolicyDocument): "MalformedPolicyDocument"
        case (.securityTokens, .packedPolicyTooLarge): "PackedPolicyTooLarge"
        default: rawValue
        }
    }
}
