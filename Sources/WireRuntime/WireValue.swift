public import Kernel

/// A value with a JSON form.
public protocol WireValue: Sendable {
    /// Reads the value.
    ///
    /// - Throws: `ServiceError` with `.serialization` if `json` has another type.
    init(wire json: JSON) throws

    /// Appends the value to `json`.
    func write(to json: inout JSONWriter)
}

extension String: WireValue {
    /// Reads a JSON string.
    public init(wire json: JSON) throws {
        guard case .string(let text) = json else { throw ServiceError.mismatch(json, wanted: "String") }
        self = text
    }

    /// Writes a JSON string.
    public func write(to json: inout JSONWriter) { json.write(self) }
}

extension Bool: WireValue {
    /// Reads a Boolean.
    public init(wire json: JSON) throws {
        guard case .boolean(let value) = json else { throw ServiceError.mismatch(json, wanted: "Boolean") }
        self = value
    }

    /// Writes a Boolean.
    public func write(to json: inout JSONWriter) { json.write(self) }
}

extension Int64: WireValue {
    /// Reads a 64-bit whole number.
    public init(wire json: JSON) throws {
        guard let value = json.whole else { throw ServiceError.mismatch(json, wanted: "Long") }
        self = value
    }

    /// Writes a whole number.
    public func write(to json: inout JSONWriter) { json.write(self) }
}

extension Int: WireValue {
    /// Reads a whole number.
    public init(wire json: JSON) throws {
        guard let value = json.whole.flatMap(Int.init(exactly:)) else {
            throw ServiceError.mismatch(json, wanted: "Integer")
        }
        self = value
    }

    /// Writes a whole number.
    public func write(to json: inout JSONWriter) { json.write(Int64(self)) }
}

extension Instant: WireValue {
    /// Reads seconds since 1970, with or without a fraction.
    public init(wire json: JSON) throws {
        guard let instant = json.instant else { throw ServiceError.mismatch(json, wanted: "Timestamp") }
        self = instant
    }

    /// Writes seconds since 1970.
    public func write(to json: inout JSONWriter) { json.write(self) }
}

extension JSON: WireValue {
    /// Reads any document.
    public init(wire json: JSON) throws { self = json }

    /// Writes the document.
    public func write(to json: inout JSONWriter) { json.write(self) }
}

extension Secret: WireValue where Value: WireValue {
    /// Reads the secret value.
    @inlinable
    public init(wire json: JSON) throws { self.init(try Value(wire: json)) }

    /// Writes the value itself, because it is meant to be sent.
    @inlinable
    public func write(to json: inout JSONWriter) { exposed.write(to: &json) }
}

extension WireValue where Self: Identifier {
    /// Reads a JSON string, unchecked like every identifier.
    @inlinable
    public init(wire json: JSON) throws { self.init(rawValue: try String(wire: json)) }

    /// Writes a JSON string.
    @inlinable
    public func write(to json: inout JSONWriter) { json.write(rawValue) }
}

extension UserPoolID: WireValue {}
extension ClientID: WireValue {}
extension UserID: WireValue {}
extension Username: WireValue {}
extension GroupName: WireValue {}

extension Array: WireValue where Element: WireValue {
    /// Reads a JSON array.
    @inlinable
    public init(wire json: JSON) throws {
        guard case .array(let items) = json else { throw ServiceError.mismatch(json, wanted: "List") }
        self = try items.map(Element.init(wire:))
    }

    /// Writes a JSON array.
    @inlinable
    public func write(to json: inout JSONWriter) {
        json.beginArray()
        for element in self { element.write(to: &json) }
        json.endArray()
    }
}

extension Dictionary: WireValue where Key == String, Value: WireValue {
    /// Reads a JSON object. Null members are omitted.
    public init(wire json: JSON) throws {
        guard case .object(let fields) = json else { throw ServiceError.mismatch(json, wanted: "Map") }
        self.init(minimumCapacity: fields.members.count)
        for member in fields.members where member.value != .null { self[member.name] = try Value(wire: member.value) }
    }

    /// Writes in the order of the keys, so that equal maps produce equal text.
    public func write(to json: inout JSONWriter) {
        json.beginObject()
        for (key, value) in sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            json.name(key)
            value.write(to: &json)
        }
        json.endObject()
    }
}

extension JSON {
    /// The value of a number without its fraction, which the service cuts off; nil if it is beyond the whole numbers
    /// that a double holds exactly.
    var whole: Int64? {
        switch self {
        case .integer(let value): value
        case .number(let value): abs(value) <= 9_007_199_254_740_992 ? Int64(value) : nil
        default: nil
        }
    }

    /// The instant of a number of seconds, to the millisecond.
    package var instant: Instant? {
        switch self {
        case .integer(let seconds): Instant(seconds: seconds)
        case .number(let seconds):
            Int64(exactly: (seconds * 1000).rounded()).map { milliseconds in
                let (micros, overflow) = milliseconds.multipliedReportingOverflow(by: 1000)
                return Instant(microseconds: overflow ? (milliseconds < 0 ? .min : .max) : micros)
            }
        default: nil
        }
    }
}
