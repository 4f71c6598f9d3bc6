package import Cryptography
package import Directory
package import Federation
import Foundation
package import Kernel

/// An identity that is linked to a user as soon as the user has signed in here.
///
/// The address of the pages contains it, sealed and bound to the browser's cookie, the client and its pool, so the
/// question does not take storage. It is used once: for the link, or for a separate account.
package struct PendingLink: Codable, Sendable {
    /// The name of the parameter with the text.
    package static let parameter = "link"
    /// How many seconds the user may take to answer and to sign in.
    private static let lifetime: Int64 = .minutes(5)
    /// The longest text, in bytes. Proxies accept addresses of 8 KiB, and the app's request needs part of that.
    private static let maxBytes = 4096

    /// Identifies the sign-in with the provider, so that a second use is recognised.
    package var id: String
    package var provider: String
    /// The user who must sign in.
    package var user: UserID
    /// The address that both have, in the provider's spelling.
    package var address: String
    /// The provider's session, which ends together with this server's; nil if they end separately.
    package var login: SAMLLogin?
    private var subject: String
    /// The claims that decide about the user's attributes. The others may be long: some providers send hundreds.
    private var claims: [String: String]
    /// The values that decide about the user's groups.
    private var lists: [String: [String]]
    /// In microseconds since 1970.
    private var expiry: Int64

    package var expiresAt: Instant { Instant(microseconds: expiry) }

    /// The provider's profile, as far as the link needs it.
    var profile: ExternalProfile {
        var profile = ExternalProfile(subject: subject, claims: claims)
        profile.lists = lists
        return profile
    }

    /// A link of the user of `profile` to `candidate`.
    init(
        _ profile: ExternalProfile, at provider: IdentityProvider, to candidate: LinkCandidate, login: SAMLLogin?,
        now: Instant, world: World
    ) {
        id = Base64.encodeURL(world.bytes(16))
        self.provider = provider.name
        (user, address) = (candidate.user, candidate.address)
        self.login = login
        subject = profile.subject
        let used = Set(provider.attributeMapping.values.map(ByteKey.init) + [ByteKey(ContactAttribute.email.rawValue)])
        claims = profile.claims.filter { used.contains(ByteKey($0.key)) }
        lists = provider.matchingValues(in: profile)
        expiry = now.advanced(seconds: Self.lifetime).microseconds
    }

    /// Whether the text is short enough for an address.
    var fitsInAddress: Bool {
        guard let plain = try? JSONEncoder().encode(self) else { return false }
        // Base64 makes four characters of three bytes.
        return (plain.count + Sealer.overhead) * 4 / 3 + 4 <= Self.maxBytes
    }

    /// Opens the text of a link.
    ///
    /// - Parameter browser: The cookie of the browser that sends it.
    /// - Returns: Nil if the text belongs to another browser or client, has expired, or is not a link.
    package init?(_ text: String, of browser: String, client: Client, cipher: SecretCipher, now: Instant) {
        guard text.utf8.count <= Self.maxBytes, let sealed = Base64.decodeURL(text),
            let plain = try? cipher.open(sealed, .pendingLink, client.pool.rawValue, client.id.rawValue, browser),
            let link = try? JSONDecoder().decode(Self.self, from: Data(plain)), now < link.expiresAt,
            link.expiresAt <= now.advanced(seconds: Self.lifetime)
        else { return nil }
        self = link
    }

    /// The text for the address of a page.
    package func sealed(for browser: String, client: Client, cipher: SecretCipher) throws -> String {
        let plain = Array(try JSONEncoder().encode(self))
        return Base64.encodeURL(
            try cipher.seal(plain, .pendingLink, client.pool.rawValue, client.id.rawValue, browser))
    }
}
