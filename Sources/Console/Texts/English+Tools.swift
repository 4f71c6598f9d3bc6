import Cryptography

extension ConsoleTexts.Inspector {
    static let english = Self(
        title: "Token inspector",
        lead: "Reads a token, verifies it on the server's clock, and says where each claim comes from. The token is "
            + "neither stored nor recorded.",
        inspectTab: "Inspect a token", previewTab: "What would a user get?", toolsTitle: "Tools",
        toolsLead: "What helps to find out why something is as it is.",
        token: "ID or access token", tokenHint: "Three parts in Base64, with points between them.",
        asksFunction: "Ask the pool's function too",
        asksFunctionHint: "Calls the function of the pool before tokens are signed, as a refresh would. Only the "
            + "account itself may.",
        inspect: "Inspect", preview: "Show the claims",
        previewLead: "The claims of both tokens as a sign-in would have them now. Nothing is signed or stored.",
        askFunction: "Ask the pool's function too", pool: "User pool", username: "Username", client: "App client",
        scopes: "Scopes",
        scopesHint: "With spaces between them, as for the sign-in pages; empty for a sign-in by the API.",
        verdict: "Verdict", signature: "Signature", key: "Key", time: "Time", session: "Session", user: "User",
        issuer: "Issuer", header: "Header", function: "Function", checkedAt: "Server's clock", eventID: "Session id",
        claims: "Claims", claim: "Claim", value: "Value", source: "Where it comes from", removal: "Remove it by",
        absent: "Not in the token", reason: "Why", idToken: "ID token", accessToken: "Access token",
        noIDToken: "There is no ID token: the scopes do not include openid.", newEachTime: "new each time",
        noSource: "Nothing that is stored explains it now: it was changed since, or a function added it.",
        gone: "A new token would not have it.", sameCLI: "The same by a command",
        foreignLead: "Only what is written in it is known: its signature is not one of this server.",
        now: { "A new token would say: \($0)" }, signatureVerdict: verdict, keyPhase: phase, timeVerdict: time,
        sessionVerdict: session, functionUse: use, sourceText: source, note: note, absence: reason, remove: removal)

    private static func verdict(_ verdict: SignatureVerdict) -> String {
        switch verdict {
        case .valid: "Good: a key of the pool has signed it."
        case .wrong: "Wrong: the key has signed something else. The token was changed."
        case .unknownKey: "Not known: the pool does not have this key, or no longer. Its tokens have expired."
        case .foreign: "Not checked: the issuer is no pool of this server."
        case .malformed: "Not checked: tokens of this server have another form."
        }
    }

    private static func phase(_ key: TokenReport.Key) -> String {
        switch key.phase {
        case .announced: "\(key.id), which signs from \(key.signsFrom)"
        case .current: "\(key.id), which signs now"
        case .retired: "\(key.id), replaced at \(key.retiredAt ?? "–")"
        }
    }

    private static func time(_ verdict: TimeVerdict, expiry: String) -> String {
        switch verdict {
        case .valid: "Good until \(expiry)"
        case .expired: "Expired at \(expiry)"
        case .notYet: "Issued in the future: a clock is wrong."
        case .unknown: "It names no times."
        }
    }

    private static func session(_ verdict: SessionVerdict) -> String {
        switch verdict {
        case .active: "Active"
        case .ended: "Ended: signed out, revoked or expired. The server accepts the token no more."
        case .disabledUser: "The user is disabled."
        case .deletedUser: "The user is deleted."
        case .deletedClient: "The app client is deleted."
        case .none: "None: the client got it for itself, and it cannot be revoked."
        case .unknown: "Not looked up."
        }
    }

    private static func use(_ use: FunctionUse) -> String {
        switch use {
        case .none: "The pool has no function that changes tokens."
        case .notAsked: "The pool has a function that may change tokens. It was not asked."
        case .asked: "The pool's function was asked."
        }
    }
}

extension ConsoleTexts.Inspector {
    private static func source(_ source: ClaimSource) -> String {
        switch source {
        case .user: "The user"
        case .attribute(let name): "The attribute \(name)"
        case .groups(let groups): "The groups, by precedence: \(ranked(groups))"
        case .roles(let roles): "The roles of groups: \(roles.map { "\($0.group)" }.joined(separator: ", "))"
        case .preferredRole(let groups): "The role of the group that comes first: \(ranked(groups))"
        case .scopes: "The scopes that were granted"
        case .issuer: "The user pool"
        case .client: "The app client"
        case .session: "The session"
        case .device: "The device of the session"
        case .browserSession: "The session of the browser, which the client is told the end of"
        case .request: "The client's request"
        case .lifetime(let seconds): "The time of issue, and the client's validity of \(seconds) s"
        case .token: "The token itself"
        case .accessToken: "The access token beside it"
        case .function(nil): "Added by the pool's function"
        case .function(let former?): "The pool's function, in place of: \(self.source(former))"
        }
    }

    private static func ranked(_ groups: [ClaimSource.RankedGroup]) -> String {
        groups.map { "\($0.group) (\($0.precedence.map(String.init) ?? "–"))" }.joined(separator: ", ")
    }

    private static func note(_ note: ClaimNote) -> String {
        switch note {
        case .readRight(true): "The client names it in ReadAttributes."
        case .readRight(false): "The client may read all attributes."
        case .mapping(let provider, let claim): "\(provider) gives it as “\(claim)” at each sign-in."
        case .groupRule(let provider, let claim, let group):
            "A rule of \(provider) for its “\(claim)” puts users into \(group)."
        case .scope(let scope, let server?): "\(scope): of the resource server \(server)"
        case .scope(let scope, nil): "\(scope): a scope of OpenID Connect or Cognito"
        case .addedScope(let scope): "\(scope): added by the pool's function"
        }
    }

    private static func reason(_ absence: ClaimAbsence) -> String {
        switch absence {
        case .notReadable: "The client may not read the attribute (ReadAttributes)."
        case .outOfScope: "The scopes do not include the attribute."
        case .noPreference: "Several groups come first with different roles, or none has a precedence."
        case .suppressed: "The pool's function leaves it out."
        }
    }

    private static func removal(_ removal: ClaimRemoval) -> String {
        switch removal {
        case .never: "Every token has it."
        case .attribute(let name): "leaving \(name) out of the client's ReadAttributes, or emptying the attribute"
        case .groups: "taking the user out of the groups"
        case .roles: "taking the roles from the groups"
        case .scopes: "allowing the client fewer scopes, or asking for fewer"
        case .function: "changing the pool's function"
        case .request: "not sending it"
        case .devices: "not remembering devices"
        case .revocation: "EnableTokenRevocation false for the client"
        case .notices: "not telling the client of ended sessions"
        }
    }
}
