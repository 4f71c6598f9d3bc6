import Directory
import Kernel

extension AdminProtocol {
    /// The operator's settings for a pool that Cognito's API does not have. In a change, nil keeps a member.
    package struct PoolExtensions: Codable, Sendable {
        /// When a provider's user becomes a user of the pool with the same e-mail address: a `LinkingPolicy`.
        package var linking: String?
        /// The providers whose word is enough for `automatic`; nil for all. In a change, none means all.
        package var linkingProviders: [String]?

        /// Changes nothing.
        package init() {}

        init(_ stored: Directory.PoolExtensions) {
            linking = stored.linking.rawValue
            linkingProviders = stored.linkingProviders
        }

        /// - Throws: `InvalidInput` for a policy that there is not.
        func change(_ stored: inout Directory.PoolExtensions) throws {
            if let linking {
                guard let policy = LinkingPolicy(rawValue: linking) else {
                    throw InvalidInput("linking must be never, ask or automatic.")
                }
                stored.linking = policy
            }
            if let names = linkingProviders { stored.linkingProviders = names.isEmpty ? nil : names }
        }
    }
}
