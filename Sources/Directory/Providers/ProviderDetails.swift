import Kernel

/// The details of a provider, checked and complete.
struct ProviderDetails: Sendable, Equatable {
    /// The details that are shown, without derived ones.
    var open: [String: String] = [:]
    /// The details that are sealed.
    var secrets: [String: String] = [:]

    /// The mask of a secret in responses. As input it keeps the stored secret.
    static let mask = "********"

    /// Checks `given` for a provider of `kind`.
    ///
    /// - Parameter stored: The secrets that the provider has.
    /// - Throws: `InvalidInput`.
    init(_ given: [String: String], of kind: ProviderKind, keeping stored: [String: String] = [:]) throws {
        let rules = ProviderDetail.all(of: kind)
        if let strange = given.keys.sorted().first(where: { key in !rules.contains { $0.name.hasSameBytes(as: key) } })
        {
            throw InvalidInput("\(strange.prefix(64)) is not a provider detail of \(kind.rawValue).")
        }
        for rule in rules where rule.isKept {
            var value = given[rule.name] ?? ""
            if rule.isSecret, value.hasSameBytes(as: Self.mask) { value = stored[rule.name] ?? "" }
            guard !value.isEmpty else {
                guard !rule.isRequired else { throw InvalidInput("The provider detail \(rule.name) is required.") }
                continue
            }
            try rule.check(value, derived: nil)
            if rule.isSecret { secrets[rule.name] = value } else { open[rule.name] = value }
        }
        try checkScopes(of: kind)
        if kind == .saml { try checkMetadata() }
        let derived = ProviderEndpoints(kind, details: open).derived
        for rule in rules where rule.isDerived {
            if let value = given[rule.name] { try rule.check(value, derived: derived[rule.name]) }
        }
    }

    private func checkMetadata() throws {
        guard (open["MetadataURL"] == nil) != (open["MetadataFile"] == nil) else {
            throw InvalidInput("One of MetadataURL and MetadataFile is required.")
        }
    }

    private func checkScopes(of kind: ProviderKind) throws {
        let scopes = ProviderScopes(open["authorize_scopes"] ?? "", of: kind)
        guard kind != .openIDConnect || scopes.names.contains(where: { $0.hasSameBytes(as: "openid") }) else {
            throw InvalidInput("The provider detail authorize_scopes must contain openid.")
        }
    }
}

extension ProviderDetail {
    /// Whether the value follows from other details.
    var isDerived: Bool { if case .derived = syntax { true } else { false } }

    /// Whether the value is stored.
    fileprivate var isKept: Bool {
        switch syntax {
        case .derived, .responseOnly: false
        case .line, .url, .words, .key, .document: true
        }
    }
}

extension IdentityProvider {
    /// The details as administrators see them: with derived ones, and with masked secrets.
    package var describedDetails: [String: String] {
        guard kind != .saml else { return details }
        var described = ProviderEndpoints(kind, details: details).derived
        // Cognito shows it only for social providers.
        if kind == .openIDConnect { described["token_request_method"] = nil }
        for (name, value) in details { described[name] = value }
        guard sealedSecrets != nil else { return described }
        for rule in ProviderDetail.all(of: kind) where rule.isSecret { described[rule.name] = ProviderDetails.mask }
        return described
    }
}
