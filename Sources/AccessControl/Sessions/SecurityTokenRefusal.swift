package import Kernel
import Wire
package import WireRuntime

/// Why STS does not return credentials, in AWS's words.
package enum SecurityTokenRefusal: CodedRefusal {
    /// The account itself may not assume roles.
    case rootAssumesRole
    /// The role does not allow a session of that length.
    case longerThanRole
    /// A session that was opened from another lasts at most an hour.
    case longerThanChain
    /// The operation does not accept temporary credentials.
    case sessionCredentials(operation: String)
    /// The caller's multi-factor device is unknown.
    case unknownDevice
    /// Another source identity has already been set.
    case sourceIdentityIsSet
    /// A tag was passed on by the caller's session and cannot be changed.
    case transitiveTag
    /// The session's policies and tags are too large.
    case packedPolicyTooLarge(percent: Int)
    /// No managed policy has this ARN.
    case noSuchPolicy(arn: String)
    /// The role does not trust the holder of the token, or does not exist.
    case notTrusted(action: String)
    /// The token of another provider is not valid.
    case invalidIdentityToken(String)
    /// The token of another provider has expired.
    case expiredIdentityToken(String)
    /// The token of another provider has claims that are not accepted.
    case rejectedClaim(String)
    /// The other provider cannot be reached.
    case providerUnreachable(String)
    /// The credentials of the role come from an external STS, which only accepts identities of identity pools.
    case externalOnly
    /// The external STS of the role cannot be reached, or its response is not valid for an STS.
    case externalUnreachable(role: String)
    /// The external STS of the role refuses the request with this error code.
    case externalRefused(role: String, code: String)

    package var kind: RefusalKind {
        switch self {
        case .rootAssumesRole, .sessionCredentials, .unknownDevice, .sourceIdentityIsSet, .notTrusted,
            .externalOnly:
            .forbidden
        case .longerThanRole, .longerThanChain, .transitiveTag, .packedPolicyTooLarge, .noSuchPolicy: .invalid
        case .invalidIdentityToken, .rejectedClaim: .unauthenticated
        case .expiredIdentityToken: .expired
        case .providerUnreachable, .externalUnreachable: .unavailable
        case .externalRefused: .unsupported
        }
    }

    /// The codes of STS.
    package var codes: [ErrorCode] {
        switch self {
        case .rootAssumesRole, .sessionCredentials, .unknownDevice, .sourceIdentityIsSet, .notTrusted,
            .externalOnly:
            [.accessDenied]
        case .longerThanRole, .longerThanChain, .transitiveTag: [.validation]
        case .packedPolicyTooLarge: [.packedPolicyTooLarge]
        case .noSuchPolicy: [.malformedPolicyDocument]
        case .invalidIdentityToken: [.invalidIdentityToken]
        case .expiredIdentityToken: [.expiredIdentityToken]
        case .rejectedClaim: [.idpRejectedClaim]
        case .providerUnreachable: [.idpCommunicationError]
        case .externalUnreachable: [.idpCommunicationError, .externalService]
        case .externalRefused: [.invalidIdentityPoolConfiguration, .accessDenied]
        }
    }

    /// AWS's sentence.
    package var message: String {
        switch self {
        case .rootAssumesRole: "Roles may not be assumed by root accounts."
        case .longerThanRole: "The requested DurationSeconds exceeds the MaxSessionDuration set for this role."
        case .longerThanChain:
            "The requested DurationSeconds exceeds the 1 hour session limit for roles assumed by role chaining."
        case .sessionCredentials(let operation): "Cannot call \(operation) with session credentials"
        case .unknownDevice: "MultiFactorAuthentication failed, no MFA device is registered for the caller."
        case .sourceIdentityIsSet: "The source identity of the calling session cannot be changed."
        case .transitiveTag:
            """
            One of the specified transitive tag keys can't be set because it conflicts with a transitive tag key from \
            the calling session.
            """
        case .packedPolicyTooLarge(let percent):
            "Packed policy consumes \(percent)% of allotted space, please use smaller policy."
        case .noSuchPolicy(let arn): "Policy \(arn) does not exist or is not attachable."
        case .notTrusted(let action): "Not authorized to perform \(action)"
        case .invalidIdentityToken(let reason), .expiredIdentityToken(let reason), .rejectedClaim(let reason),
            .providerUnreachable(let reason):
            reason
        case .externalOnly:
            "The credentials of the role come from another STS, and only identities of identity pools get them."
        case .externalUnreachable(let role): "The STS of the role \(role) cannot be reached."
        case .externalRefused(let role, let code): "The STS of the role \(role) refuses the identity: \(code)"
        }
    }
}
