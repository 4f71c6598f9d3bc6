/// An identity pool id: the region, a colon and a UUID (POOL-OVR-16).
package struct IdentityPoolID: Identifier {
    /// The raw text.
    package var rawValue: String
    /// Wraps `rawValue` unchecked.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// The part before the colon: the region that the pool belongs to.
    package var region: String { String(rawValue.beforeColon) }

    /// A new id, with 122 random bits.
    package static func fresh(in region: String, _ world: World) -> Self { Self(rawValue: "\(region):\(world.uuid())") }
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
    package static func fresh(in region: String, _ world: World) -> Self { Self(rawValue: "\(region):\(world.uuid())") }
}

extension String {
    fileprivate var beforeColon: Substring { Substring(utf8.prefix { $0 != UInt8(ascii: ":") }) }
}
