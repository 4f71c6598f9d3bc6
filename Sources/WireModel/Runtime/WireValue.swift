public import Kernel

/// A value that has a form in JSON.
public protocol WireValue: Sendable {
    /// Reads the value.
    /// - Throws: `ServiceError` with `.serialization` where `json` is of another kind.
    init(wire json: JSON) throws

    /// Writes the value behind whatever stands in `json` already.
    func write(to json: inout JSONWriter)
}

extension String: WireValue {
    /// Takes a JSON string.
    public init(wire json: JSON) throws {
        guard case .string(let text) = json else { throw ServiceError.mismatch(json, "String") }
        self = text
    }

    /// Writes a JSON string.
    public func write(to json: inout JSONWriter) { json.write(self) }
}

extension Bool: WireValue {
    /// Takes true or false.
    public init(wire json: JSON) throws {
        guard case .boolean(let value) = json else { throw ServiceError.mismatch(json, "Boolean") }
        self = value
    }

    /// Writes true or false.
    public func write(to json: inout JSONWriter) { json.write(self) }
}

extension Int64: WireValue {
    /// Takes a whole number of 64 bits.
    public init(wire json: JSON) throws {
        guard let value = json.whole else { throw ServiceError.mismatch(json, "Long") }
        self = value
    }

    /// Writes a whole number.
    public func write(to json: inout JSONWriter) { json.write(self) }
}

extension Int: WireValue {
    /// Takes a whole number.
    public init(wire json: JSON) throws {
        guard let value = json.whole.flatMap(Int.init(exactly:)) else { throw ServiceError.mismatch(json, "Integer") }
        self = value
    }

    /// Writes a whole number.
    public func write(to json: inout JSONWriter) { json.write(Int64(self)) }
}

extension Instant: WireValue {
    /// Seconds since 1970, with or without a fraction.
    public init(wire json: JSON) throws {
        guard let instant = json.instant else { throw ServiceError.mismatch(json, "Timestamp") }
        self = instant
    }

    /// Writes seconds since 1970.
    public func write(to json: inout JSONWriter) { json.write(self) }
}

extension JSON: WireValue {
    /// Takes any document.
    public init(wire json: JSON) throws { self = json }

    /// Writes the document.
    public func write(to json: inout JSONWriter) { json.write(self) }
}

extension Secret: WireValue where Value: WireValue {
    /// Takes what the secret is of.
    public init(wire json: JSON) throws { self.init(try Value(wire: json)) }

    /// Writes the value itself: the wire is the one place where it belongs.
    public func write(to json: inout JSONWriter) { exposed.write(to: &json) }
}

extension Array: WireValue where Element: WireValue {
    /// Takes a JSON array, each element in its turn.
    public init(wire json: JSON) throws {
        guard case .array(let items) = json else { throw ServiceError.mismatch(json, "List") }
        self = try items.map(Element.init(wire:))
    }

    /// Writes a JSON array.
    public func write(to json: inout JSONWriter) {
        json.beginArray()
        for element in self { element.write(to: &json) }
        json.endArray()
    }
}

extension Dictionary: WireValue where Key == String, Value: WireValue {
    /// Takes a JSON object. Members that are null are left out.
    public init(wire json: JSON) throws {
        guard case .object(let fields) = json else { throw ServiceError.mismatch(json, "Map") }
        self.init(minimumCapacity: fields.members.count)
        for member in fields.members where member.value != .null { self[member.name] = try Value(wire: member.value) }
    }

    /// In the order of the keys, so that equal maps are equal texts.
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
    /// The value of a whole number. `1.0` and `1e2` are whole as long as a double holds them exactly (JSON-06).
    var whole: Int64? {
        switch self {
        case .integer(let value): value
        case .number(let value): abs(value) <= 9_007_199_254_740_992 ? Int64(exactly: value) : nil
        default: nil
        }
    }

    /// The point in time that a number of seconds names, to the millisecond.
    var instant: Instant? {
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
