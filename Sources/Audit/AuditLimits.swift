import Kernel

/// When a new file begins, how long files are kept, and how much may wait to be written.
package struct AuditLimits: Sendable {
    /// Size of a file, in bytes, at which a new one begins. A new file also begins each day.
    package var fileBytes = 64 << 20
    /// Maximum age of a file in days; nil to keep files of any age.
    package var days: Int?
    /// Bytes of a chain beyond which its oldest file is deleted; nil for any number.
    package var chainBytes: Int?
    /// Events that may wait to be written.
    package var waitingEvents = 10_000
    /// Bytes that they may hold.
    package var waitingBytes = 32 << 20

    /// The default limits, under which every file is kept.
    package init() {}

    /// Files from earlier than this are too old.
    func expiry(at now: Instant) -> Instant? { days.map { now.advanced(seconds: -.days(Int64($0))) } }
}
