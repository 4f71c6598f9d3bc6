import Kernel

/// The claims of a token, in the order of writing. Each name occurs once.
package struct Claims: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    package struct Claim: Hashable, Sendable {
        package let name: String
        package var value: ClaimValue
    }

    /// All claims, in order.
    package private(set) var all: [Claim] = []
    /// The index in `all` of each name, if there are more than `maxUnindexed`: comparing a few names takes less time
    /// than hashing one.
    private var positions: [ByteKey: Int] = [:]
    private static let maxUnindexed = 16

    package init() {}

    /// Claims in the order of the literal. If a name occurs twice, the later claim wins.
    package init(dictionaryLiteral elements: (String, ClaimValue)...) {
        all.reserveCapacity(elements.count)
        for (name, value) in elements { self[name] = value }
    }

    /// The claim called `name`; setting nil removes it.
    ///
    /// Names are compared byte by byte. Access takes constant time, removal linear time.
    package subscript(name: String) -> ClaimValue? {
        get { position(of: name).map { all[$0].value } }
        set {
            switch (position(of: name), newValue) {
            case (let position?, let value?): all[position].value = value
            case (let position?, nil):
                all.remove(at: position)
                index(from: 0)
            case (nil, let value?):
                all.append(Claim(name: name, value: value))
                index(from: all.count == Self.maxUnindexed + 1 ? 0 : all.count - 1)
            case (nil, nil): break
            }
        }
    }

    private func position(of name: String) -> Int? {
        guard all.count > Self.maxUnindexed else { return all.firstIndex { $0.name.hasSameBytes(as: name) } }
        return positions[ByteKey(name)]
    }

    /// Updates `positions` for the claims from `start` on; 0 starts again.
    private mutating func index(from start: Int) {
        if start == 0 { positions.removeAll() }
        guard all.count > Self.maxUnindexed else { return }
        for position in start..<all.count { positions[ByteKey(all[position].name)] = position }
    }

    /// Whether both have the same claims in the same order.
    package static func == (one: Claims, other: Claims) -> Bool { one.all == other.all }

    /// Feeds the claims in their order.
    package func hash(into hasher: inout Hasher) { hasher.combine(all) }
}

/// Typed access to claims; nil if the claim is missing or of another type.
extension Claims {
    package func string(_ name: String) -> String? {
        if case .string(let text)? = self[name] { text } else { nil }
    }

    /// The claim as a whole number.
    package func integer(_ name: String) -> Int64? {
        if case .integer(let number)? = self[name] { number } else { nil }
    }

    /// The claim as a time in whole seconds. Some issuers write fractions (RFC 7519, section 2).
    package func seconds(_ name: String) -> Int64? {
        switch self[name] {
        case .integer(let number)?: number
        case .decimal(let number)?: Int64(exactly: number.rounded(.down))
        default: nil
        }
    }

    package func boolean(_ name: String) -> Bool? {
        if case .boolean(let truth)? = self[name] { truth } else { nil }
    }

    /// The claim as a list of strings.
    package func strings(_ name: String) -> [String]? {
        guard case .list(let values)? = self[name] else { return nil }
        var strings: [String] = []
        for value in values {
            guard case .string(let text) = value else { return nil }
            strings.append(text)
        }
        return strings
    }
}
