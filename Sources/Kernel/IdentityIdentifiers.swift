/// An identity pool id: the region, a colon and a UUID (POOL-OVR-16).
package struct IdentityPoolID: Identifier {
    /// The raw text.
    package var rawValue: String
    /// Wraps `rawValue` unchecked.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// The part before the colon: the region that the pool belongs to.
    package var region: String { String(rawValue.beforeColon) }

    /// A new id, with 122 random bits.
    package static func fresh(in region: String, from world: World) -> Self {
        Self(rawValue: "\(region):\(world.uuid())")
    }

    /// Whether it has the form of an id. The pool may still not exist.
    package var isPlausible: Bool { rawValue.isRegionAndUUID }
}

/// An identity's id, which has the form of its pool's (POOL-OVR-16). Of an unauthenticated identity it is all that an
/// app needs to show, so it must not be guessed.
package struct IdentityID: Identifier {
    /// The raw text.
    package var rawValue: String
    /// Wraps `rawValue` unchecked.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// The part before the colon: the region that the identity belongs to.
    package var region: String { String(rawValue.beforeColon) }

    /// A new id, with 122 random bits.
    package static func fresh(in region: String, from world: World) -> Self {
        Self(rawValue: "\(region):\(world.uuid())")
    }

    /// Whether it has the form of an id. The identity may still not exist.
    package var isPlausible: Bool { rawValue.isRegionAndUUID }
}

extension String {
    /// Whether the text is a region, a colon and a UUID in lower case.
    fileprivate var isRegionAndUUID: Bool {
        let region = beforeColon.utf8
        let parts = utf8.dropFirst(region.count + 1)
            .split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return (1...32).contains(region.count)
            && region.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") }
            && parts.map(\.count) == [8, 4, 4, 4, 12]
            && parts.joined().allSatisfy { $0.isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0) }
    }

    fileprivate var beforeColon: Substring { Substring(utf8.prefix { $0 != UInt8(ascii: ":") }) }
}
