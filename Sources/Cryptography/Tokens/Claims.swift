import Kernel

/// What a token says: named values, in the order in which they are written.
///
/// No name occurs twice.
public struct Claims: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    /// One named value.
    public struct Claim: Hashable, Sendable {
        /// The claim's name.
        public let name: String
        /// The claim's value.
        public var value: ClaimValue
    }

    /// All claims, in order.
    public private(set) var all: [Claim] = []
    /// Where in `all` each name stands.
    private var places: [ByteKey: Int] = [:]

    /// No claims.
    public init() {}

    /// Claims in the order of the literal.
    ///
    /// Of two with one name the later counts.
    public init(dictionaryLiteral elements: (String, ClaimValue)...) {
        for (name, value) in elements { self[name] = value }
    }

    /// The claim called `name`; nil takes it away.
    ///
    /// Names are compared byte by byte. A claim is found or set in constant time, however many there are.
    public subscript(name: String) -> ClaimValue? {
        get { places[ByteKey(name)].map { all[$0].value } }
        set {
            let key = ByteKey(name)
            switch (places[key], newValue) {
            case (let place?, let value?): all[place].value = value
            case (let place?, nil): remove(at: place)
            case (nil, let value?):
                places[key] = all.count
                all.append(Claim(name: name, value: value))
            case (nil, nil): break
            }
        }
    }

    private mutating func remove(at place: Int) {
        all.remove(at: place)
        places.removeAll(keepingCapacity: true)
        for (place, claim) in all.enumerated() { places[ByteKey(claim.name)] = place }
    }
}

/// Claims of a type that is expected; nil where the claim is missing or of another type.
extension Claims {
    /// The claim as text.
    public func string(_ name: String) -> String? {
        if case .string(let text)? = self[name] { text } else { nil }
    }

    /// The claim as a whole number.
    public func integer(_ name: String) -> Int64? {
        if case .integer(let number)? = self[name] { number } else { nil }
    }

    /// The claim as true or false.
    public func boolean(_ name: String) -> Bool? {
        if case .boolean(let truth)? = self[name] { truth } else { nil }
    }

    /// The claim as a list of text alone.
    public func strings(_ name: String) -> [String]? {
        guard case .list(let values)? = self[name] else { return nil }
        var strings: [String] = []
        for value in values {
            guard case .string(let text) = value else { return nil }
            strings.append(text)
        }
        return strings
    }
}
