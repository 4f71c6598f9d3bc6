package import Directory
import Kernel

/// The provider that a request goes to, and the pool whose users it serves. Requests are counted by both: the providers
/// of two pools may have one name, as those of Google have.
package struct ProviderSource: Hashable, Sendable {
    /// The provider's name, for refusals.
    package let name: String
    /// Whose provider it is; nil if it belongs to no pool.
    let owner: String?

    /// A provider called `name`.
    package init(_ name: String, of owner: String?) { (self.name, self.owner) = (name, owner) }

    package static func == (one: Self, other: Self) -> Bool { one.key == other.key }

    package func hash(into hasher: inout Hasher) { hasher.combine(key) }

    private var key: [ByteKey?] { [ByteKey(name), owner.map { ByteKey($0) }] }
}

extension IdentityProvider {
    /// The provider, as requests to it are counted.
    package var source: ProviderSource { ProviderSource(name, of: pool.rawValue) }
}
