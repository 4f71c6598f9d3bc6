package import Factors
package import Messaging
package import Risk
package import Tokens
import Wire
package import WireRuntime

extension SignInRefusal: CodedRefusal {
    package var codes: [ErrorCode] {
        switch self {
        case .wrongCredentials, .attemptsExceeded, .invalidSession, .sessionExpired, .temporaryPasswordExpired:
            RefusalCodes.notAuthorized
        case .notConfirmed: [.userNotConfirmed, .notAuthorized]
        case .passwordResetRequired: [.passwordResetRequired, .notAuthorized]
        case .userIsChanging: kind.codes
        }
    }
}

extension RiskRefusal: CodedRefusal {
    package var codes: [ErrorCode] {
        switch self {
        case .blocked, .invalidFeedbackToken: RefusalCodes.notAuthorized
        case .eventNotFound: kind.codes
        }
    }
}

extension CodeRefusal: CodedRefusal {
    package var codes: [ErrorCode] {
        switch self {
        case .mismatch: [.codeMismatch, .enableSoftwareTokenMFA, .notAuthorized]
        case .expired: [.expiredCode, .codeMismatch, .notAuthorized]
        }
    }
}

extension SecondFactorRefusal: CodedRefusal {
    package var codes: [ErrorCode] {
        switch self {
        case .sentCodeMismatch, .softwareTokenMismatch, .recoveryCodeMismatch: CodeRefusal.mismatch.codes
        case .softwareTokenUsed: CodeRefusal.expired.codes
        case .registrationMismatch: [.enableSoftwareTokenMFA, .codeMismatch]
        case .softwareTokenNotFound, .softwareTokensNotOffered: [.softwareTokenMFANotFound, .invalidParameter]
        }
    }
}

extension DeviceRefusal: CodedRefusal {
    package var codes: [ErrorCode] {
        switch self {
        case .notFound: kind.codes
        case .alreadyConfirmed: [.deviceKeyExists, .invalidParameter]
        case .notTracked: [.invalidUserPoolConfiguration, .invalidParameter]
        }
    }
}

extension DeliveryRefusal: CodedRefusal {
    package var codes: [ErrorCode] {
        switch self {
        case .undeliverable: [.codeDeliveryFailure, .internalError]
        }
    }
}

extension AccessTokenRefusal: CodedRefusal {
    package var codes: [ErrorCode] {
        switch self {
        case .revoked, .expired, .invalid, .wrongSignature, .ofDeletedUser, .missingScope: RefusalCodes.notAuthorized
        }
    }
}

extension SessionRefusal: CodedRefusal {
    package var codes: [ErrorCode] { kind.codes }
}

extension RefreshTokenRefusal: CodedRefusal {
    package var codes: [ErrorCode] {
        switch self {
        case .revoked, .expired, .invalid, .ofOtherClient, .ofDeletedUser: RefusalCodes.notAuthorized
        case .reused: [.refreshTokenReuse, .notAuthorized]
        case .revocationNotEnabled, .notRevocableByOtherClient: kind.codes
        case .notRevocable: [.unsupportedTokenType, .invalidParameter]
        }
    }
}
