import Kernel
import Storage

/// What one person may only do so often in an hour.
enum LimitedCall: String, Sendable, CaseIterable {
    case changePassword, confirmForgotPassword, confirmSignUp, forgotPassword, resendConfirmationCode
    case getAttributeCode, verifyAttribute

    /// Calls in an hour.
    var limit: Int {
        switch self {
        case .changePassword, .forgotPassword, .resendConfirmationCode, .getAttributeCode: 5
        case .confirmSignUp, .verifyAttribute: 15
        case .confirmForgotPassword: 20
        }
    }
}

/// Every statement about the hourly limits.
struct CallTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// Spends one of the subject's calls. Throws `attemptLimit` where none is left until the hour is over.
    func spend(_ call: LimitedCall, of subject: Subject, in pool: UserPoolID, now: Instant) throws {
        let row = try tx.first(
            """
            SELECT began_at, calls FROM hourly_calls
            WHERE pool_id = \(pool) AND subject = \(subject.text) AND operation = \(call.rawValue)
            """)
        var began = now
        var calls = 0
        if let row, try now.seconds(since: row.value("began_at")) < .hours(1) {
            began = try row.value("began_at")
            calls = try row.value("calls")
        }
        guard calls < call.limit else { throw Refusal.attemptLimit }
        try tx.execute(
            """
            INSERT INTO hourly_calls (pool_id, subject, operation, began_at, calls)
            VALUES (\(pool), \(subject.text), \(call.rawValue), \(began), \(calls + 1))
            ON CONFLICT (pool_id, subject, operation) DO UPDATE
            SET began_at = excluded.began_at, calls = excluded.calls
            """)
    }
}
