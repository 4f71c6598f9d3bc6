/// Every failure that a caller may see.
///
/// The code travels as `__type`; the cause stays in the log.
public struct ServiceError: Error, Sendable {
    /// What programs go by.
    public var code: ErrorCode
    /// One sentence for the caller, without any secret.
    public var message: String
    /// What happened inside, for the log alone.
    public var cause: (any Error)?

    /// A failure with `code`, worded for the caller.
    public init(_ code: ErrorCode, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }
}

extension ServiceError {
    /// What was sent cannot be meant.
    public static func invalidParameter(_ message: String) -> Self { .init(.invalidParameter, message) }

    /// A value is of another kind than the model wants; the value itself is not repeated.
    static func mismatch(_ json: JSON, _ wanted: String) -> Self {
        .init(.serialization, "\(json.token) can not be converted to \(wanted == "Integer" ? "an" : "a") \(wanted)")
    }

    static func missing(_ name: String) -> Self { .init(.serialization, "The member \(name) is missing") }
}
