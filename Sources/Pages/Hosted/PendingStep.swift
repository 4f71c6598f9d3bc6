import Cryptography
import Directory
import Foundation
import Kernel
import Wire

/// The step that a sign-in has come to. It is in the address of the next page, sealed for the browser and the client,
/// so that a page can be loaded again and several tabs do not disturb each other.
struct PendingStep: Codable, Sendable {
    /// The name of the user, for the answer. In some pools it is the `sub`, so that no page shows it.
    var username: String
    /// The name that pages show: what was typed, and once a factor is proven the user's display name. Before that,
    /// another name would tell which users exist.
    var name: String
    /// The auth session; nil if there is none.
    var session: Secret<String>?
    var kind: Kind

    enum Kind: Codable, Sendable {
        /// The choice of a first factor: `FirstFactor`s.
        case firstFactors([String])
        /// The password as the chosen first factor.
        case password
        /// A code as the first factor, and where it went.
        case firstCode(String, destination: String)
        /// A new password, and the attributes that are missing.
        case newPassword(required: [String])
        /// The choice of a second factor: `SecondFactor`s.
        case secondFactors([String])
        /// A code as the second factor; where it went, or nil for an app.
        case secondCode(String, destination: String?)
        /// The choice of a second factor to set up: `SecondFactor`s.
        case factorsToSetUp([String])
        /// The address for codes by e-mail, which are set up.
        case emailToSetUp
        /// The set-up of an authenticator app, whose key is this.
        case authenticator(key: String)
        /// The confirmation of a sign-up, and where its code went.
        case confirmation(destination: String?)
        /// The reset of a password, and where its code went.
        case reset(destination: String)
    }

    private enum CodingKeys: String, CodingKey { case username, name, session, kind }

    /// - Parameter name: The name that pages show; nil if it is the username.
    init(_ username: String, shownAs name: String? = nil, session: Secret<String>? = nil, _ kind: Kind) {
        (self.username, self.name, self.session, self.kind) = (username, name ?? username, session, kind)
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        username = try values.decode(String.self, forKey: .username)
        name = try values.decode(String.self, forKey: .name)
        session = try values.decodeIfPresent(String.self, forKey: .session).map { Secret($0) }
        kind = try values.decode(Kind.self, forKey: .kind)
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(username, forKey: .username)
        try values.encode(name, forKey: .name)
        try values.encodeIfPresent(session?.exposed, forKey: .session)
        try values.encode(kind, forKey: .kind)
    }

    /// No step is longer.
    private static let maxBytes = 16_384

    /// The step in an address; nil if there is none, or it is not of this browser and client (UI-05).
    init?(_ parameters: QueryParameters, _ call: ClientContext, _ browser: BrowserCookie, _ cipher: SecretCipher) {
        let steps = browser.texts.lazy.compactMap { Self(parameters, sealedFor: Place(call, $0), cipher) }
        guard let step = steps.first else { return nil }
        self = step
    }

    /// The step in an address, if it was sealed for `place`.
    init?(_ parameters: QueryParameters, sealedFor place: Place, _ cipher: SecretCipher) {
        guard let text = parameters.anyText("step"), text.utf8.count <= Self.maxBytes,
            let sealed = Base64.decodeURL(text),
            let plain = try? cipher.open(sealed, .hostedStep, place.pool, place.client, place.browser),
            let step = try? JSONDecoder().decode(PendingStep.self, from: Data(plain))
        else { return nil }
        self = step
    }

    func sealed(_ call: ClientContext, _ browser: BrowserCookie, _ cipher: SecretCipher) throws -> String {
        let plain = Array(try JSONEncoder().encode(self))
        let place = Place(call, browser.text)
        return Base64.encodeURL(try cipher.seal(plain, .hostedStep, place.pool, place.client, place.browser))
    }

    /// Where a sealed step can be opened.
    struct Place: Sendable {
        var pool: String
        var client: String
        var browser: String

        init(pool: String, client: String, browser: String) {
            (self.pool, self.client, self.browser) = (pool, client, browser)
        }

        fileprivate init(_ call: ClientContext, _ browser: String) {
            self.init(pool: call.pool.id.rawValue, client: call.client.id.rawValue, browser: browser)
        }
    }
}
