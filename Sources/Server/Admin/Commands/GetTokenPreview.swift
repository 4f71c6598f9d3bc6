package import Console
import Cryptography
import Directory
import Kernel
import Storage
import Tokens

/// Says what a user would get through a client: the claims of both tokens with their sources. Nothing is signed.
package struct GetTokenPreview: AdminCommand {
    let pool: String
    let username: String
    let client: String
    /// The scopes of an authorization request; nil for a sign-in of the API.
    let scopes: String?
    /// Whether the pool's function is called, as before signing.
    let asksFunction: Bool?

    package init(pool: String, username: String, client: String, scopes: String?, asksFunction: Bool) {
        (self.pool, self.username, self.client) = (pool, username, client)
        (self.scopes, self.asksFunction) = (scopes, asksFunction)
    }

    /// - Throws: `MissingResource` if pool or client do not exist, `UserRefusal.notFound`, `ScopeRefusal`, and
    ///   `TriggerRefusal`.
    package func perform(on store: AdminStore) async throws -> TokenPreview {
        let id = UserPoolID.noted(pool)
        let context = try await ClientContext(
            ClientID(rawValue: client), in: id, settings: store.settings, cipher: store.store.cipher)
        let explained = try await store.explainer.preview(
            Username(rawValue: username), through: context,
            scopes: scopes.map { $0.split(separator: " ").map { ByteKey(String($0)) } },
            asksFunction: asksFunction ?? false)
        let notes = try await store.database.read { tx in
            try ClaimNotes(of: explained.user, through: explained.client, in: id, tx)
        }
        var parties = TokenParties()
        (parties.pool, parties.client, parties.clientName) = (pool, client, explained.client.name)
        (parties.username, parties.sub) = (explained.user.username.rawValue, explained.user.id.rawValue)
        return TokenPreview(
            parties: parties, function: explained.function, id: explained.id.map { ClaimList($0, notes: notes) },
            access: ClaimList(explained.access, notes: notes))
    }
}
