package import IdentityPools
import Kernel
import Wire
package import WireRuntime

extension IdentityPoolRefusal: CodedRefusal {
    /// Cognito's codes.
    package var codes: [ErrorCode] {
        switch self {
        case .unauthenticatedNotAllowed, .roleNotAllowed, .ambiguousRole: RefusalKind.unauthenticated.codes
        case .noRole: [.invalidIdentityPoolConfiguration, .invalidParameter]
        case .notFound, .noPrincipalTags, .classicFlowDisabled, .classicFlowWithMappings, .wrongDeveloperProvider:
            kind.codes
        }
    }
}

extension IdentityRefusal: CodedRefusal {
    /// Cognito's codes.
    package var codes: [ErrorCode] {
        switch self {
        case .forbidden, .loginsDoNotMatch: RefusalKind.unauthenticated.codes
        case .identifierTaken: [.developerUserAlreadyRegistered, .resourceConflict]
        case .severalIdentities, .providerTaken, .tooManyLogins, .identifierMismatch:
            [.resourceConflict, .invalidParameter]
        case .notFound, .identifierNotFound, .loginNotFound: kind.codes
        }
    }
}

extension LoginRefusal: CodedRefusal {
    /// Cognito's codes.
    package var codes: [ErrorCode] {
        switch self {
        case .unreachable: [.externalService, .serviceUnavailable]
        case .unsupportedProvider, .noProviders, .notPublic, .invalidToken, .expired, .inactive: kind.codes
        }
    }
}
