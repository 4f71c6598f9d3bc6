import Kernel

/// Accessors for generated structures. A null member is treated as missing.
extension JSONObject {
    /// The member called `name`, or nil if it is missing.
    ///
    /// - Throws: `ServiceError` with `.serialization` if its type is wrong.
    @inlinable @inline(never)
    public func value<Value: WireValue>(_ name: String) throws -> Value? {
        guard let json = self[name], json != .null else { return nil }
        return try Value(wire: json)
    }

    /// The member called `name`.
    ///
    /// - Throws: `ServiceError` with `.serialization` if it is missing or its type is wrong.
    @inlinable @inline(never)
    public func requiredValue<Value: WireValue>(_ name: String) throws -> Value {
        guard let value: Value = try value(name) else { throw ServiceError.missing(name) }
        return value
    }

    /// The Base64-encoded bytes in the member called `name`, or nil if it is missing.
    ///
    /// - Throws: `ServiceError` with `.serialization` if it is not padded Base64.
    public func bytes(_ name: String) throws -> [UInt8]? {
        guard let json = self[name], json != .null else { return nil }
        guard let bytes = json.string.flatMap(Base64.decode) else { throw ServiceError.mismatch(json, wanted: "Blob") }
        return bytes
    }

    /// The Base64-encoded bytes in the member called `name`.
    ///
    /// - Throws: `ServiceError` with `.serialization` if it is missing or not padded Base64.
    public func requiredBytes(_ name: String) throws -> [UInt8] {
        guard let bytes = try bytes(name) else { throw ServiceError.missing(name) }
        return bytes
    }
}
