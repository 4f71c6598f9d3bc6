import Kernel

/// The claims of a token, in the order in which they are written. Each name occurs once.
public struct Claims: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    /// One claim.
    public struct Claim: Hashable, Sendable {
        /// The claim's name.
        public let name: String
        /// The claim's value.
        public var value: ClaimValue
    }

    /// All claims, in order.
    public private(set) var all: [Claim] = []
    /// The index in `all` of each name.
    private var places: [ByteKey: Int] = [:]

    /// No claims.
    public init() {}

    /// Claims in the order of the literal. Of two with the same name the later counts.
    public init(dictionaryLiteral elements: (String, ClaimValue)...) {
        all.reserveCapacity(elements.count)
        places.reserveCapacity(elements.count)
        for (name, value) in elements { self[name] = value }
    }

    /// The claim called `name`; setting nil removes it.
    ///
    /// Names are compared byte by byte. Access takes constant time.
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

/// Typed access to claims; nil if the claim is missing or of another type.
extension Claims {
    /// The claim as a string.
    public func string(_ name: String) -> String? {
        if case .string(let text)? = self[name] { text } else { nil }
    }

    /// The claim as a whole number.
    public func integer(_ name: String) -> Int64? {
        if case .integer(let number)? = self[name] { number } else { nil }
    }

    /// The claim as a Boolean.
    public func boolean(_ name: String) -> Bool? {
        if case .boolean(let truth)? = self[name] { truth } else { nil }
    }

    /// The claim as a list of strings.
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
