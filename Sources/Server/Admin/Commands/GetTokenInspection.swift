package import Console
import Cryptography
import Directory
package import Kernel
import Storage
import Tokens

/// Reads a token, verifies it, and says where each claim comes from.
package struct GetTokenInspection: AdminCommand {
    let token: String
    /// Whether the pool's function is called, as before signing.
    let asksFunction: Bool?

    package init(token: Secret<String>, asksFunction: Bool) {
        (self.token, self.asksFunction) = (token.exposed, asksFunction)
    }

    /// - Throws: `InvalidInput` for a text that is not a token, and `TriggerRefusal`.
    package func perform(on store: AdminStore) async throws -> TokenReport {
        // A token that was copied from an e-mail or a terminal has line breaks.
        let text = Secret(String(decoding: token.utf8.filter { $0 > UInt8(ascii: " ") }, as: UTF8.self))
        let found: InspectedToken
        do {
            found = try await store.explainer.inspect(text, asksFunction: asksFunction ?? false)
        } catch is TokenError {
            throw InvalidInput("The text is not a signed token: three parts in Base64, with points between them.")
        }
        let notes = try await store.database.read { tx -> ClaimNotes? in
            guard found.now != nil else { return nil }
            return try found.pool.map { try ClaimNotes(of: found.user, through: found.client, in: $0, tx) }
        }
        return TokenReport(found, notes: notes, at: store.world.now())
    }
}

extension TokenReport {
    fileprivate init(_ token: InspectedToken, notes: ClaimNotes?, at now: Instant) {
        let claims = token.contents.claims
        let key = token.key.map {
            Key(
                id: $0.id, phase: $0.phase, signsFrom: CivilTime($0.signsFrom).timestamp,
                retiredAt: $0.retiredAt.map { CivilTime($0).timestamp })
        }
        func time(_ name: String) -> String? {
            claims.seconds(name).map { CivilTime(Instant(seconds: $0)).timestamp }
        }
        let list =
            notes.map { ClaimList(claims, now: token.now, notes: $0) }
            ?? ClaimList(
                claims: claims.all.map { ReportedClaim($0.name, value: $0.value.jsonText, source: nil, notes: []) },
                absent: [])
        self.init(
            header: token.contents.header.jsonText, issuer: claims.string("iss"), parties: TokenParties(token),
            signature: token.signature, key: key, time: token.validity, issuedAt: time("iat"), expiresAt: time("exp"),
            checkedAt: CivilTime(now).timestamp, session: token.session, sessionID: claims.string("event_id"),
            function: token.function, list: list)
    }
}

extension TokenParties {
    /// The parties of a token. Those of a token without a valid signature are not known.
    fileprivate init(_ token: InspectedToken) {
        self.init()
        pool = token.signature == .valid ? token.pool?.rawValue : nil
        (username, sub) = (token.user?.username.rawValue, token.user?.id.rawValue)
        (client, clientName) = (token.client?.id.rawValue, token.client?.name)
    }
}
