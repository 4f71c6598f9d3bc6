import Directory
import Kernel
import Pages

extension AdminProtocol {
    /// The operator's settings for a pool that Cognito's API does not have. In a change, nil keeps a member.
    package struct PoolExtensions: Codable, Sendable {
        /// When a provider's user becomes a user of the pool with the same e-mail address: a `LinkingPolicy`.
        package var linking: String?
        /// The providers that `automatic` trusts; nil for all. In a change, an empty list means all.
        package var linkingProviders: [String]?
        /// The name of the pool on the hosted pages; nil for the pool's own name. In a change, an empty text restores
        /// that.
        package var displayName: String?
        /// The pages of the terms of use and about privacy; in a change, an empty text removes one.
        package var termsURL, privacyURL: String?
        /// The language of messages to users without a `locale`, as a tag; in a change, an empty text for English.
        package var messageLanguage: String?
        /// Whether the gallery shows the pool's look.
        package var showsGallery: Bool?
        /// Whether the hosted pages include the user's account page.
        package var showsAccount: Bool?
        /// The pool's own texts of the hosted pages, by the tag of a language and the name of a text. In a change, the
        /// others stay, and an empty text removes one.
        package var texts: [String: [String: String]]?

        /// A change that keeps every member.
        package init() {}

        init(_ stored: Directory.PoolExtensions) {
            linking = stored.linking.rawValue
            linkingProviders = stored.linkingProviders
            displayName = stored.displayName
            (termsURL, privacyURL) = (stored.termsURL, stored.privacyURL)
            showsAccount = stored.showsAccount ?? true
            messageLanguage = stored.messageLanguage?.rawValue
            (showsGallery, texts) = (stored.showsGallery ?? false, stored.texts ?? [:])
        }

        /// Changes the stored members that are not nil here.
        ///
        /// - Throws: `InvalidInput` for an unknown policy, language or text.
        func apply(to stored: inout Directory.PoolExtensions) throws {
            if let linking {
                guard let policy = LinkingPolicy(rawValue: linking) else {
                    throw InvalidInput("linking must be never, ask or automatic.")
                }
                stored.linking = policy
            }
            if let names = linkingProviders { stored.linkingProviders = names.isEmpty ? nil : names }
            func set(_ old: inout String?, to new: String?) { if let new { old = new.isEmpty ? nil : new } }
            set(&stored.displayName, to: displayName)
            set(&stored.termsURL, to: termsURL)
            set(&stored.privacyURL, to: privacyURL)
            if let showsAccount { stored.showsAccount = showsAccount }
            if let tag = messageLanguage { stored.messageLanguage = tag.isEmpty ? nil : try Language(requiredTag: tag) }
            if let showsGallery { stored.showsGallery = showsGallery }
            if let texts { try Self.merge(texts, into: &stored.texts) }
        }

        private static func merge(
            _ texts: [String: [String: String]], into stored: inout [String: [String: String]]?
        ) throws {
            var all = stored ?? [:]
            for (tag, own) in texts {
                for (name, text) in own {
                    if !text.isEmpty { try OwnTexts.check(text, for: name, in: tag) }
                    all[tag, default: [:]][name] = text.isEmpty ? nil : text
                }
            }
            all = all.filter { !$0.value.isEmpty }
            stored = all.isEmpty ? nil : all
        }
    }
}
