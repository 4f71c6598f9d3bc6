package import Directory
package import Federation
import Kernel
import Storage

/// Tests of providers: what a sign-in would do. Nothing is written, and no function is called.
extension ExternalAccounts {
    /// The tests of all pools.
    package var tests: ProviderTests {
        ProviderTests(services.database, cipher: services.cipher, world: services.world)
    }

    /// What a sign-in would make of `profile`.
    ///
    /// - Parameter shown: Hides secrets in the provider's texts. A mapping may name tokens.
    package func outlook(
        for profile: ExternalProfile, at provider: IdentityProvider, in pool: UserPool, hiding shown: ShownDocument
    ) async throws -> ProviderTestReport.Outlook {
        try await services.database.read { tx in
            let expected = try ExpectedSignIn(profile, at: provider, in: pool, tx)
            return try expected.outlook(shown, tx)
        }
    }
}

/// A sign-in with a provider that is not performed.
private struct ExpectedSignIn {
    let profile: ExternalProfile
    let provider: IdentityProvider
    let pool: UserPool
    /// The identity that the sign-in would find, and its user.
    let identity: ExternalIdentity?
    let user: User?
    /// The name of a new user.
    let username: Username
    let attributes: [String: String]

    init(_ profile: ExternalProfile, at provider: IdentityProvider, in pool: UserPool, _ tx: any Transaction) throws {
        (self.profile, self.provider, self.pool) = (profile, provider, pool)
        identity = try ExternalIdentities(tx, of: pool).peek(profile.subject, in: profile.claims, at: provider)
        user = try identity.flatMap { try UserTable(tx).find($0.user, in: pool.id) }
        username = provider.username(of: profile, in: pool)
        attributes = provider.attributes(from: profile.claims)
    }

    func outlook(_ shown: ShownDocument, _ tx: any Transaction) throws -> ProviderTestReport.Outlook {
        var outlook = ProviderTestReport.Outlook(
            subject: shown.value(profile.subject), username: shown.value((user?.username ?? username).rawValue),
            linking: pool.extensions.linking.rawValue)
        outlook.attributes = provider.attributeMapping
            .filter { $0.key != "username" }
            .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            .map { ProviderTestReport.Mapped($0.key, claim: $0.value, value: attributes[$0.key].map(shown.value)) }
        let judgement = judgement()
        (outlook.missing, outlook.refusal) = (judgement.missing, judgement.refusal.map(shown.value))
        let assigned = provider.groups(for: profile).assigned
        let existing = try assigned.filter { try GroupTable(tx).exists($0, in: pool.id) }
        outlook.groups = [provider.groupName.rawValue] + existing.map(\.rawValue)
        outlook.missingGroups = assigned.filter { !existing.contains($0) }.map(\.rawValue)
        outlook.user = user.map { user in
            ProviderTestReport.Existing(
                username: user.username.rawValue, sub: user.id.rawValue, status: user.status.rawValue,
                isEnabled: isEnabled)
        }
        outlook.verifiedAddress = provider.verifiedAddress(in: profile.claims).map(shown.value)
        outlook.functions = functions.map(\.rawValue)
        return outlook
    }

    /// Whether the user, and this identity, may sign in.
    private var isEnabled: Bool { user?.enabled != false && identity?.isDisabled != true }

    /// The required attributes that are missing, and why the sign-in would be refused.
    private func judgement() -> (missing: [String], refusal: String?) {
        guard isEnabled else { return ([], ExternalAccountRefusal.identityDisabled.message) }
        var changed =
            user
            ?? User(
                pool: pool.id, id: UserID(rawValue: ""), username: username, status: .externalProvider,
                attributes: [:], createdAt: pool.createdAt)
        do {
            try AttributeChange(attributes, by: .administrator, at: user == nil ? .creation : .later)
                .apply(to: &changed, in: pool)
        } catch { return ([], (error as? any Refusal)?.message ?? "\(error)") }
        guard user == nil else { return ([], nil) }
        let missing = pool.schema.missing(in: changed.attributes)
        guard !mayBeLinked else { return (missing, nil) }
        guard missing.isEmpty else { return (missing, ExternalAccountRefusal.attributesRequired(missing).message) }
        let fits =
            username.rawValue.unicodeScalars.count <= IdentityProvider.maxUsernameLength
            && pool.signInName(username).isUsable
        return ([], fits ? nil : "The provider's name of the user is too long for a username.")
    }

    /// Whether the identity may be linked to a user of the pool instead: that also depends on the client.
    private var mayBeLinked: Bool {
        pool.extensions.linking != .never && attributes[ContactAttribute.email.rawValue] != nil
    }

    /// The functions that a sign-in would call before it is decided, and after.
    private var functions: [TriggerKind] {
        let ofNewUsers: [TriggerKind] = user == nil ? [.preSignUp, .postConfirmation] : []
        return ([.inboundFederation] + ofNewUsers + [.preTokenGeneration]).filter {
            pool.settings.function(for: $0) != nil
        }
    }
}
