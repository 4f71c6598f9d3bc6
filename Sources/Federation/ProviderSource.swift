package import Directory
import Kernel

/// The provider that a request goes to, and the pool whose users it serves. Requests are counted by both, because the
/// providers of two pools may have the same name, as Google's do.
package struct ProviderSource: Hashable, Sendable {
    /// The provider's name, for refusals.
    package let name: String
    /// The owner of the provider; nil if it does not belong to a pool.
    let owner: String?

    /// A provider called `name`.
    package init(_ name: String, of owner: String?) { (self.name, self.owner) = (name, owner) }

    package static func == (one: Self, other: Self) -> Bool { one.key == other.key }

    package func hash(into hasher: inout Hasher) { hasher.combine(key) }

    private var key: [ByteKey?] { [ByteKey(name), owner.map { ByteKey($0) }] }
}

extension IdentityProvider {
    /// The provider, in the form that requests are counted by.
    package var source: ProviderSource { ProviderSource(name, of: pool.rawValue) }
}
