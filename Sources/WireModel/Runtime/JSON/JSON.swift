import Kernel

/// A JSON document (RFC 8259), read strictly and once.
public enum JSON: Hashable, Sendable {
    case null
    case boolean(Bool)
    /// A number written without fraction and exponent that fits 64 bits.
    case integer(Int64)
    /// Any other number. It is finite.
    case number(Double)
    case string(String)
    case array([JSON])
    case object(JSONObject)
}

/// The members of a JSON object, in the order in which they were written. No two have the same name.
public struct JSONObject: Hashable, Sendable {
    /// One member of an object.
    public struct Member: Hashable, Sendable {
        /// The member's name, unescaped.
        public var name: String
        /// What the name stands for.
        public var value: JSON

        /// A member called `name`.
        public init(_ name: String, _ value: JSON) {
            self.name = name
            self.value = value
        }
    }

    /// The members in order.
    public private(set) var members: [Member]

    /// An object of `members`, whose names the caller has made sure are distinct.
    public init(_ members: [Member] = []) { self.members = members }

    /// The value of the member called `name`, or nil where there is none.
    ///
    /// Setting a value replaces the member or adds one; setting nil removes it. Names are compared byte by
    /// byte: `String ==` takes a Kelvin sign for a K (JSON-04).
    public subscript(name: String) -> JSON? {
        get {
            for member in members where member.name.hasSameBytes(as: name) { return member.value }
            return nil
        }
        set {
            let place = members.firstIndex { $0.name.hasSameBytes(as: name) }
            switch (place, newValue) {
            case (let place?, let value?): members[place].value = value
            case (let place?, nil): members.remove(at: place)
            case (nil, let value?): members.append(Member(name, value))
            case (nil, nil): break
            }
        }
    }
}

extension JSON {
    /// The members of an object, or nil for anything else.
    public var object: JSONObject? {
        if case .object(let object) = self { object } else { nil }
    }

    /// The text of a string, or nil for anything else.
    public var string: String? {
        if case .string(let string) = self { string } else { nil }
    }

    /// How messages of the service call a value of this kind.
    var token: String {
        switch self {
        case .null: "NULL_VALUE"
        case .boolean(true): "TRUE_VALUE"
        case .boolean(false): "FALSE_VALUE"
        case .integer: "NUMBER_VALUE"
        case .number: "DECIMAL_VALUE"
        case .string: "STRING_VALUE"
        case .array: "START_ARRAY"
        case .object: "START_OBJECT"
        }
    }
}
