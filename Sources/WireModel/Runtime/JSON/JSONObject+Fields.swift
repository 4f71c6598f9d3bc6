import Kernel

/// How generated structures take their members out of a document. A member that is null counts as missing.
extension JSONObject {
    /// The member called `name`, or nil where it is missing.
    /// - Throws: `ServiceError` with `.serialization` where it is of another kind.
    @inline(never)
    public func value<Value: WireValue>(_ name: String) throws -> Value? {
        guard let json = self[name], json != .null else { return nil }
        return try Value(wire: json)
    }

    /// The member called `name`.
    /// - Throws: `ServiceError` with `.serialization` where it is missing or of another kind.
    @inline(never)
    public func requiredValue<Value: WireValue>(_ name: String) throws -> Value {
        guard let value: Value = try value(name) else { throw ServiceError.missing(name) }
        return value
    }

    /// The bytes that the member called `name` spells in base 64, or nil where it is missing.
    /// - Throws: `ServiceError` with `.serialization` where it is no padded base 64 text (JSON-14).
    public func bytes(_ name: String) throws -> [UInt8]? {
        guard let json = self[name], json != .null else { return nil }
        guard let bytes = json.string.flatMap(Base64.decode) else { throw ServiceError.mismatch(json, "Blob") }
        return bytes
    }

    /// The bytes that the member called `name` spells in base 64.
    /// - Throws: `ServiceError` with `.serialization` where it is missing or no padded base 64 text (JSON-14).
    public func requiredBytes(_ name: String) throws -> [UInt8] {
        guard let bytes = try bytes(name) else { throw ServiceError.missing(name) }
        return bytes
    }
}
