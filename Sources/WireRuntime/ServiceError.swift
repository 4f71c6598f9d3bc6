/// An error that the caller sees. The code is sent as `__type`; the cause appears only in the log.
public struct ServiceError: Error, Sendable {
    /// The code, which programs check.
    public var code: ErrorCode
    /// One sentence for the caller, without secrets.
    public var message: String
    /// The internal cause, for the log only.
    public var cause: (any Error)?

    /// An error with `code` and a message for the caller.
    public init(_ code: ErrorCode, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }
}

extension ServiceError {
    /// The input is not valid.
    public static func invalidParameter(_ message: String) -> Self { .init(.invalidParameter, message) }

    /// A value has another type than the model requires. The message does not repeat the value.
    @usableFromInline
    package static func mismatch(_ json: JSON, wanted: String) -> Self {
        let message =
            switch json {
            case .array: "Start of list found where not expected"
            case .object: "Start of structure or map found where not expected."
            default: "\(json.token) can not be converted to \(wanted == "Integer" ? "an" : "a") \(wanted)"
            }
        return .init(.serialization, message)
    }

    @usableFromInline
    static func missing(_ name: String) -> Self { .init(.serialization, "The member \(name) is missing") }
}
