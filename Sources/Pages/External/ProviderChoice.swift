import Directory
import Kernel
import OAuth

/// The providers that a sign-in page offers.
struct ProviderChoice: Sendable {
    /// Whether users of the pool itself sign in through the client.
    let takesOwnUsers: Bool
    private let providers: [IdentityProvider]
    /// The provider that the app's request names; nil if it leaves the choice to the user.
    private let requested: String?

    init(_ hosted: HostedRequest) async throws {
        providers = try await hosted.site.settings.providers(of: hosted.client)
        takesOwnUsers = hosted.client.settings.oauth.takesOwnUsers
        requested = hosted.authorize.identityProvider
    }

    /// The provider that the user is sent to without a choice: the one named by the app, or the client's only one.
    var only: IdentityProvider? {
        if let requested { return providers.first { $0.name.hasSameBytes(as: requested) } }
        return takesOwnUsers || providers.count != 1 ? nil : providers.first
    }

    /// Whether no user can sign in, because the client's providers no longer exist.
    var isEmpty: Bool { !takesOwnUsers && providers.isEmpty }

    /// Whether the page asks for an e-mail address at work, whose domain names the provider (UP-SAML-20).
    var asksCompany: Bool { offered.contains { !$0.identifiers.isEmpty } }

    /// A button for each provider without a domain that selects it (UP-SAML-21).
    func buttons(_ hosted: HostedRequest) -> [ProviderButton] {
        offered.filter(\.identifiers.isEmpty).map { provider in
            var request = hosted.authorize
            request.identityProvider = provider.name
            return ProviderButton(
                kind: ProviderButton.Kind(provider.kind), name: provider.shownName,
                link: "\(LoginPage.path)?\(request.query)")
        }
    }

    /// The provider whose identifier is the domain of `address`, or all of it.
    func provider(ofAddress address: String) -> IdentityProvider? {
        guard address.utf8.count <= 320 else { return nil }
        let domain = address.utf8.lastIndex(of: UInt8(ascii: "@")).map { address[address.utf8.index(after: $0)...] }
        return offered.first { $0.isCalled(domain.map(String.init) ?? address) }
    }

    /// None if the app's request names a provider.
    private var offered: [IdentityProvider] { requested == nil ? providers : [] }
}

extension IdentityProvider {
    /// The name on buttons: the brand's, or the administrator's.
    fileprivate var shownName: String {
        switch kind {
        case .amazon: "Amazon"
        case .apple: "Apple"
        case .google, .facebook, .openIDConnect, .saml: name
        }
    }
}

extension ProviderButton.Kind {
    fileprivate init(_ kind: ProviderKind) {
        switch kind {
        case .google: self = .google
        case .facebook: self = .facebook
        case .amazon: self = .amazon
        case .apple: self = .apple
        case .openIDConnect, .saml: self = .corporate
        }
    }
}
