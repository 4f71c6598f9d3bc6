package import Cryptography
package import Kernel

/// A claim of a token, and its source as far as it is known.
package struct ReportedClaim: Codable, Sendable {
    /// What a token of the same user, client and session would say now.
    package enum Today: Codable, Hashable, Sendable {
        case same
        /// Another value, as JSON.
        case other(String)
        /// The claim would not be there.
        case gone
    }

    package let name: String
    /// The value as JSON; nil for a claim that each token has its own value of.
    package let value: String?
    /// Nil if nothing stored explains the claim: it was changed since, or the pool's function added it.
    package let source: ClaimSource?
    package let notes: [ClaimNote]
    package var today = Today.same

    /// A claim that a token of today has with the same value.
    package init(_ name: String, value: String?, source: ClaimSource?, notes: [ClaimNote]) {
        (self.name, self.value, self.source, self.notes) = (name, value, source, notes)
    }
}

/// A setting of the pool that a claim depends on, besides its source.
package enum ClaimNote: Codable, Hashable, Sendable {
    /// The client may read the attribute: it names it among others, or it names none, which means all.
    case readRight(isNamed: Bool)
    /// A provider at which the user has signed in gives the attribute as the claim `claim` of its own tokens.
    case mapping(provider: String, claim: String)
    /// A rule of a provider puts its users into the group.
    case groupRule(provider: String, claim: String, group: GroupName)
    /// A scope, and the name of the resource server that it belongs to; nil for scopes of OpenID Connect and Cognito.
    case scope(String, server: String?)
    /// A scope that the pool's function has added.
    case addedScope(String)
}

/// The claims of a token, and the claims that it could have and has not.
package struct ClaimList: Codable, Sendable {
    /// A claim that the token has not.
    package struct Absent: Codable, Sendable {
        package let name: String
        package let reason: ClaimAbsence

        package init(_ name: String, because reason: ClaimAbsence) { (self.name, self.reason) = (name, reason) }
    }

    package var claims: [ReportedClaim]
    package var absent: [Absent]

    package init(claims: [ReportedClaim], absent: [Absent]) { (self.claims, self.absent) = (claims, absent) }
}

/// The pool, the user and the client that a token is about, as far as they are known.
package struct TokenParties: Codable, Sendable {
    package var pool: String?
    package var username: String?
    package var sub: String?
    package var client: String?
    package var clientName: String?

    /// No parties.
    package init() {}
}

/// What is known of a token.
package struct TokenReport: Codable, Sendable {
    /// The key that has signed it. Times are RFC 3339.
    package struct Key: Codable, Sendable {
        package let id: String
        package let phase: KeyPhase
        package let signsFrom: String
        package let retiredAt: String?

        package init(id: String, phase: KeyPhase, signsFrom: String, retiredAt: String?) {
            (self.id, self.phase, self.signsFrom, self.retiredAt) = (id, phase, signsFrom, retiredAt)
        }
    }

    /// The header, as JSON.
    package let header: String
    package let issuer: String?
    package let parties: TokenParties
    package let signature: SignatureVerdict
    package let key: Key?
    package let time: TimeVerdict
    package let issuedAt: String?
    package let expiresAt: String?
    /// The time of the server's clock when the token was checked.
    package let checkedAt: String
    package let session: SessionVerdict
    /// The id of the session: the claim `event_id`.
    package let sessionID: String?
    package let function: FunctionUse
    package let list: ClaimList

    package init(
        header: String, issuer: String?, parties: TokenParties, signature: SignatureVerdict, key: Key?,
        time: TimeVerdict, issuedAt: String?, expiresAt: String?, checkedAt: String, session: SessionVerdict,
        sessionID: String?, function: FunctionUse, list: ClaimList
    ) {
        (self.header, self.issuer, self.parties, self.signature, self.key) = (header, issuer, parties, signature, key)
        (self.time, self.issuedAt, self.expiresAt, self.checkedAt) = (time, issuedAt, expiresAt, checkedAt)
        (self.session, self.sessionID, self.function, self.list) = (session, sessionID, function, list)
    }
}

/// The tokens that a user would get through a client.
package struct TokenPreview: Codable, Sendable {
    package let parties: TokenParties
    package let function: FunctionUse
    /// The claims of the ID token; nil if there is none, because the scopes do not include `openid`.
    package let id: ClaimList?
    /// Those of the access token, which every sign-in has.
    package let access: ClaimList

    package init(parties: TokenParties, function: FunctionUse, id: ClaimList?, access: ClaimList) {
        (self.parties, self.function, self.id, self.access) = (parties, function, id, access)
    }
}

/// The user, client and scopes of a preview.
package struct PreviewQuestion: Sendable {
    package let pool: UserPoolID
    package let username: Username
    package let client: ClientID
    /// The scopes of an authorization request, separated by spaces; nil for a sign-in by the API.
    package let scopes: String?
    /// Whether the pool's function is called.
    package let asksFunction: Bool

    /// The parties that it names.
    var parties: TokenParties {
        var parties = TokenParties()
        (parties.pool, parties.username, parties.client) = (pool.rawValue, username.rawValue, client.rawValue)
        return parties
    }
}

/// Explains tokens, without storing or recording them.
package struct TokenTools: Sendable {
    /// Verifies a token, and explains its claims.
    package var inspect: @Sendable (_ token: Secret<String>, _ asksFunction: Bool) async throws -> TokenReport
    /// Explains the claims of the tokens that a user would get.
    package var preview: @Sendable (PreviewQuestion) async throws -> TokenPreview

    /// Uses the given functions.
    package init(
        inspect: @escaping @Sendable (Secret<String>, Bool) async throws -> TokenReport,
        preview: @escaping @Sendable (PreviewQuestion) async throws -> TokenPreview
    ) {
        (self.inspect, self.preview) = (inspect, preview)
    }
}
