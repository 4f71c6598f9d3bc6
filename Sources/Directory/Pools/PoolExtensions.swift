import Kernel

/// The operator's settings for a pool that Cognito's API does not have.
///
/// They are stored apart from the settings, which a change over Cognito's API replaces as a whole.
package struct PoolExtensions: Codable, Sendable, Equatable {
    /// Whether a provider's user becomes an existing user of the pool.
    package var linking = LinkingPolicy.never
    /// The names of the providers that `automatic` trusts, while others lead to a question; nil for all.
    package var linkingProviders: [String]?
    /// The pool's name on the hosted pages; nil for its usual name.
    package var displayName: String?
    /// The page of the terms of use, which the hosted pages link to; nil for none.
    package var termsURL: String?
    /// The page about privacy, which the hosted pages link to; nil for none.
    package var privacyURL: String?
    /// The pool's own texts of the hosted pages, by the tag of a language and the name of a text; nil for none.
    package var texts: [String: [String: String]]?
    /// The language of messages to users without a `locale`; nil for English.
    package var messageLanguage: Language?
    /// Whether the gallery of the hosted pages shows the pool's look on a server without `--dev`.
    package var showsGallery: Bool?
    /// Whether the hosted pages include the user's account page; nil for yes.
    package var showsAccount: Bool?
    /// Whether users came with password hashes of other systems, or with passwords that a source proves: then refusing
    /// a wrong password takes longer, for every name. It is never reset, because some users may never sign in again.
    package var hasForeignHashes: Bool?
    /// The rules for names that the pool is changing to; nil if it is not changing.
    package var nextNameRules: SignInNameRules?
    /// Whether names were case-sensitive before a change: a password's verifier contains the username in the former
    /// form. Nil if that has never changed.
    package var caseCountsInVerifiers: Bool?

    /// The defaults, as in Cognito.
    package init() {}

    /// Whether the verified address from the provider called `name` is enough to link a user without a question.
    package func trusts(_ name: String) -> Bool {
        linkingProviders?.contains { $0.hasSameBytes(as: name) } ?? true
    }
}

/// The policy for the first sign-in of a provider's user whose e-mail address a user of the pool has.
package enum LinkingPolicy: String, Codable, CaseIterable, Sendable {
    /// The provider's user gets a separate account, as in Cognito.
    case never
    /// The user is asked to prove that the account with this address is theirs.
    case ask
    /// Both are linked if the provider and the pool have verified the address.
    case automatic
}

extension UserPool {
    /// The language of messages to users without a `locale`.
    package var language: Language { extensions.messageLanguage ?? .english }
}

extension PoolExtensions {
    /// Checks what pages show.
    ///
    /// - Throws: `InvalidInput` for values that pages cannot show.
    func checkPages() throws {
        if let displayName { try DisplayText.check(displayName) }
        for url in [termsURL, privacyURL].compactMap(\.self) { try DisplayText.check(url: url) }
        let all = texts?.values.flatMap(\.self) ?? []
        for (_, text) in all { try DisplayText.check(text, maxCount: 1_000) }
        guard all.reduce(0, { $0 + $1.value.utf8.count }) <= 32_768 else {
            throw InvalidInput("The texts of a pool have at most 32,768 bytes.")
        }
    }
}
