import Console
import Directory
import Kernel
import Wire

extension HourlyTotals {
    /// Counts the sign-up, sign-in, refresh or risk of a request.
    func count(_ record: RequestRecord) {
        let (subject, succeeded) = (record.subject, record.status < 400)
        let pool = subject.pool.flatMap { $0.isPlausible ? $0 : nil }
        if let risk = subject.risk?.level { count(CountedEvent(risk), in: subject.risk?.pool) }
        switch subject.event {
        // The user is stored, even if no message could be sent.
        case .signUp: count(.signUp, in: pool)
        case .refresh:
            count(.refresh, in: pool)
            count(CountedEvent(record.duration), in: pool)
        case nil: break
        }
        guard let progress = subject.signIn else { return }
        // A page responds to a refusal with 200 or a redirect.
        if succeeded, record.error == nil || progress == .completed {
            if progress == .completed { count(.signIn, in: pool) }
            // The durations of refusals are not counted: they take fixed times, whatever the load.
            count(CountedEvent(record.duration), in: pool)
        } else {
            count(record.status < 500 ? .refusedSignIn : .failedSignIn, in: pool)
        }
    }
}

extension CountedEvent {
    fileprivate init(_ risk: RiskLevel) {
        self =
            switch risk {
            case .low: .lowRisk
            case .medium: .mediumRisk
            case .high: .highRisk
            }
    }
}
