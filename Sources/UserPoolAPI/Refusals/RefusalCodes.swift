import Kernel
import Wire
import WireRuntime

/// Codes that Cognito gives refusals of several domains.
enum RefusalCodes {
    /// Cognito answers `NotAuthorizedException` to much that is not a lack of credentials.
    static let notAuthorized = RefusalKind.unauthenticated.codes
    static let usernameTaken: [ErrorCode] = [.usernameExists, .resourceConflict, .invalidParameter]
}
