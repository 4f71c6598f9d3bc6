import Foundation
import Kernel

/// The section `OAuth` of an entry of `Auth`: the hosted pages and the app client that signs users in there.
struct HostedUIConfiguration: Sendable {
    /// The names of the section and the sections around it, for errors.
    let path: String
    var clientID: String
    var clientSecret: Secret<String>?
    /// The scopes to request unless the app names others; nil if the configuration does not list any.
    var scopes: [String]?
    var signInRedirectURI: String
    var signOutRedirectURI: String?
    var signInURI: String
    var tokenURI: String
    /// Nil without a web domain and without a `SignOutURI`: the browser's session then cannot be ended on a page.
    var signOutURI: String?
    /// Whether the sign-out page is the web domain's, which takes `client_id` and `logout_uri`.
    var usesDomainSignOutPage: Bool
    /// Where refresh tokens are revoked; nil if another provider gives the tokens, whose address is not configured.
    var revocationURI: String?
    /// Query parameters of the endpoints.
    var parameters: [LoginRecord.HostedEndpoint: [String: String]]

    /// Reads the section of an `awsconfiguration.json`.
    ///
    /// - Throws: `AWSMobileClientError.invalidConfiguration`, which names the key that is wrong or missing.
    init(_ document: [String: Any], named name: String = "Default") throws {
        path = "Auth.\(name).OAuth"
        let root = ConfigurationSection(document)
        guard let section = try root.section("Auth")?.section(name)?.section("OAuth") else {
            throw root.wrong(path, because: "is missing, so there are no hosted pages")
        }
        let domain = try Endpoint.origin(section, key: "WebDomain")
        func uri(_ key: String, path: String) throws -> String? {
            try section.page(key) ?? domain.map { $0 + path }
        }
        guard let signIn = try uri("SignInURI", path: "/oauth2/authorize"),
            let token = try uri("TokenURI", path: "/oauth2/token")
        else { throw section.wrong("WebDomain", because: "is missing") }
        (signInURI, tokenURI) = (signIn, token)
        clientID = try section.requiredText("AppClientId")
        clientSecret = try section.text("AppClientSecret").map(Secret.init)
        scopes = try section.nonEmptyTexts("Scopes")
        signInRedirectURI = try section.redirect("SignInRedirectURI", from: section.requiredText("SignInRedirectURI"))
        signOutRedirectURI = try section.text("SignOutRedirectURI").map { text in
            try section.redirect("SignOutRedirectURI", from: text)
        }
        usesDomainSignOutPage = try section.text("SignOutURI") == nil
        signOutURI = try uri("SignOutURI", path: "/logout")
        revocationURI = try section.text("TokenURI") == nil ? domain.map { "\($0)/oauth2/revoke" } : nil
        parameters = try LoginRecord.HostedEndpoint.allCases.reduce(into: [:]) { all, endpoint in
            all[endpoint] = try section.textsByName("\(endpoint.rawValue)URIQueryParameters")
        }
    }

    /// The error for a key that only some calls need.
    func missing(_ key: String) -> AWSMobileClientError {
        .invalidConfiguration(message: "\(path).\(key) is missing.")
    }
}

extension ConfigurationSection {
    /// The address of a page or endpoint. Plain HTTP is accepted for this machine alone.
    fileprivate func page(_ key: String) throws -> String? {
        guard let text = try text(key) else { return nil }
        guard let parts = URLComponents(string: text), let host = parts.host, !host.isEmpty, parts.user == nil,
            parts.fragment == nil, let scheme = parts.scheme?.lowercased(), ["http", "https"].contains(scheme)
        else { throw wrong(key, because: "must be a URL with https") }
        guard scheme == "https" || Loopback.contains(host) else {
            throw wrong(key, because: "is plain HTTP to another machine, which would expose the tokens")
        }
        return text
    }

    /// Checks the address that a page redirects to.
    fileprivate func redirect(_ key: String, from text: String) throws -> String {
        guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(), !scheme.isEmpty,
            parts.fragment == nil
        else { throw wrong(key, because: "must be a URL without a fragment") }
        guard scheme != "http" || Loopback.contains(parts.host ?? "") else {
            throw wrong(key, because: "is plain HTTP to another machine, which would expose the code")
        }
        return text
    }

    /// The texts of the array under `key`, or nil if there is no array.
    fileprivate func nonEmptyTexts(_ key: String) throws -> [String]? {
        guard let value = values[key] else { return nil }
        guard let texts = value as? [String], !texts.isEmpty, texts.allSatisfy({ !$0.isEmpty }) else {
            throw wrong(key, because: "must be an array of texts")
        }
        return texts
    }

    /// The texts of the object under `key`, or nil if there is no object.
    fileprivate func textsByName(_ key: String) throws -> [String: String]? {
        guard let value = values[key] else { return nil }
        guard let texts = value as? [String: String] else { throw wrong(key, because: "must be an object of texts") }
        return texts
    }
}
