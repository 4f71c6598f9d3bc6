import Cryptography

extension ConsoleTexts {
    /// The token inspector and the preview of tokens.
    struct Inspector: Sendable {
        let title, lead, inspectTab, previewTab, toolsTitle, toolsLead: String
        let token, tokenHint, asksFunction, asksFunctionHint, inspect, preview, previewLead, askFunction: String
        let pool, username, client, scopes, scopesHint: String
        let verdict, signature, key, time, session, user, issuer, header, function, checkedAt, eventID: String
        let claims, claim, value, source, removal, absent, reason, idToken, accessToken, noIDToken: String
        let newEachTime, noSource, gone, sameCLI, foreignLead: String
        let now: @Sendable (_ value: String) -> String
        let signatureVerdict: @Sendable (SignatureVerdict) -> String
        let keyPhase: @Sendable (TokenReport.Key) -> String
        let timeVerdict: @Sendable (TimeVerdict, _ expiry: String) -> String
        let sessionVerdict: @Sendable (SessionVerdict) -> String
        let functionUse: @Sendable (FunctionUse) -> String
        let sourceText: @Sendable (ClaimSource) -> String
        let note: @Sendable (ClaimNote) -> String
        let absence: @Sendable (ClaimAbsence) -> String
        let remove: @Sendable (ClaimRemoval) -> String
    }
}
