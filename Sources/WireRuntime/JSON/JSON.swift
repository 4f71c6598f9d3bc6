import Kernel

/// A strictly parsed JSON value (RFC 8259).
public enum JSON: Hashable, Sendable {
    case null
    case boolean(Bool)
    /// A number without fraction or exponent that fits 64 bits.
    case integer(Int64)
    /// Any other number; it is finite.
    case number(Double)
    case string(String)
    case array([JSON])
    case object(JSONObject)
}

/// The members of a JSON object in their original order. Names are unique.
public struct JSONObject: Hashable, Sendable {
    /// One member of an object.
    public struct Member: Hashable, Sendable {
        /// The unescaped name.
        public var name: String
        /// The value.
        public var value: JSON

        /// A member called `name`.
        public init(_ name: String, _ value: JSON) {
            self.name = name
            self.value = value
        }
    }

    /// The members in order.
    public private(set) var members: [Member]

    /// Creates an object.
    ///
    /// - Parameter members: Their names must be distinct.
    public init(_ members: [Member] = []) { self.members = members }

    /// The value of the member called `name`, or nil if it is missing.
    ///
    /// Setting a value replaces or adds the member; setting nil removes it. Names are compared byte by byte: `String
    /// ==` takes a Kelvin sign for a K.
    public subscript(name: String) -> JSON? {
        get {
            for member in members where member.name.hasSameBytes(as: name) { return member.value }
            return nil
        }
        set {
            let index = members.firstIndex { $0.name.hasSameBytes(as: name) }
            switch (index, newValue) {
            case (let index?, let value?): members[index].value = value
            case (let index?, nil): members.remove(at: index)
            case (nil, let value?): members.append(Member(name, value))
            case (nil, nil): break
            }
        }
    }
}

extension JSON {
    /// The members of an object; nil for any other value.
    public var object: JSONObject? {
        if case .object(let object) = self { object } else { nil }
    }

    /// The text of a string; nil for any other value.
    public var string: String? {
        if case .string(let string) = self { string } else { nil }
    }

    /// The name of this kind of value in Cognito's messages.
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
