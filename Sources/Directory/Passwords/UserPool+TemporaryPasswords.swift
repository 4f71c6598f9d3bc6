package import Kernel

extension UserPool {
    /// When a temporary password that is set now expires (UP-ADMCFG-03).
    package func temporaryPasswordExpiry(from now: Instant) -> Instant {
        now.advanced(seconds: Int64(min(settings.passwordPolicy.temporaryPasswordValidityDays, 3650)) * .days(1))
    }
}
