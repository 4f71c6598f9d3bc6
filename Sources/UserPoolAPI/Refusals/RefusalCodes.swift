import Kernel
import Wire
import WireRuntime

/// Codes that Cognito uses for refusals of several domains.
enum RefusalCodes {
    /// Cognito returns `NotAuthorizedException` for many errors other than missing credentials.
    static let notAuthorized = RefusalKind.unauthenticated.codes
    static let usernameTaken: [ErrorCode] = [.usernameExists, .resourceConflict, .invalidParameter]
}
