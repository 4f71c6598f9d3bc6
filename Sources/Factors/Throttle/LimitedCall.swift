import Directory
package import Kernel
package import Messaging

/// Calls that are limited per user and hour.
package enum LimitedCall: String, Sendable, CaseIterable {
    case changePassword, confirmForgotPassword, confirmSignUp, forgotPassword, resendConfirmationCode
    case getAttributeCode, verifyAttribute

    /// Calls per hour.
    var limit: Int {
        switch self {
        case .changePassword, .forgotPassword, .resendConfirmationCode, .getAttributeCode: 5
        case .confirmSignUp, .verifyAttribute: 15
        case .confirmForgotPassword: 20
        }
    }
}

extension CallTable {
    /// Counts one of the subject's calls.
    ///
    /// - Throws: `QuotaRefusal.calls` if none is left in this hour.
    package func spend(_ call: LimitedCall, of subject: ThrottleSubject, in pool: UserPoolID, now: Instant) throws {
        guard try count(call.rawValue, upTo: call.limit, of: subject, in: pool, now: now) else {
            throw QuotaRefusal.calls
        }
    }
}
