package import Cryptography
import Kernel

/// The metadata of a service provider, which is a user pool (SAML metadata, section 2.4.4).
package struct ServiceProviderMetadata: Sendable {
    /// The service provider's entity ID.
    package var entityID: String
    /// The addresses that responses are posted to, the usual one first.
    package var consumerURLs: [String]
    /// The address for messages about logout, for both bindings; nil without logout.
    package var logoutURL: String?
    /// The certificate of the key that signs requests.
    package var signing: SelfSignedCertificate?
    /// Whether every request is signed. If so, providers refuse unsigned ones.
    package var signsAllRequests: Bool
    /// The certificate of the key that decrypts assertions.
    package var encryption: SelfSignedCertificate?

    package init(
        entityID: String, consumerURLs: [String], logoutURL: String?, signing: SelfSignedCertificate?,
        signsAllRequests: Bool, encryption: SelfSignedCertificate?
    ) {
        (self.entityID, self.consumerURLs, self.logoutURL) = (entityID, consumerURLs, logoutURL)
        self.signsAllRequests = signsAllRequests
        (self.signing, self.encryption) = (signing, encryption)
    }

    private enum KeyUse: String { case signing, encryption }

    /// The document.
    package var text: String {
        let keys = [
            signing.map { key(for: .signing, certificate: $0) },
            encryption.map { key(for: .encryption, certificate: $0) },
        ].compactMap(\.self)
        let logout = logoutURL.map { url in SAMLBinding.allCases.map { logoutService($0, url: url) } } ?? []
        let consumers = consumerURLs.enumerated().map { consumer($0, url: $1) }
        let role = CanonicalXML(
            .md, name: "SPSSODescriptor",
            attributes: [
                "protocolSupportEnumeration": XMLNamespace.protocolMessages,
                "AuthnRequestsSigned": signsAllRequests ? "true" : nil, "WantAssertionsSigned": "true",
            ],
            children: keys + logout + [CanonicalXML(.md, name: "NameIDFormat", text: SAMLSubject.persistent)]
                + consumers)
        return CanonicalXML(.md, name: "EntityDescriptor", attributes: ["entityID": entityID], children: [role]).text
    }

    private func consumer(_ index: Int, url: String) -> CanonicalXML {
        CanonicalXML(
            .md, name: "AssertionConsumerService",
            attributes: [
                "Binding": SAMLBinding.post.rawValue, "Location": url, "index": "\(index)",
                "isDefault": index == 0 ? "true" : nil,
            ])
    }

    private func logoutService(_ binding: SAMLBinding, url: String) -> CanonicalXML {
        CanonicalXML(.md, name: "SingleLogoutService", attributes: ["Binding": binding.rawValue, "Location": url])
    }

    private func key(for use: KeyUse, certificate: SelfSignedCertificate) -> CanonicalXML {
        let text = CanonicalXML(.ds, name: "X509Certificate", text: certificate.text)
        let info = CanonicalXML(
            .ds, name: "KeyInfo", attributes: [:],
            children: [CanonicalXML(.ds, name: "X509Data", attributes: [:], children: [text])])
        let methods = ContentEncryption.names + [EncryptedKey.newName, EncryptedKey.oldName]
        let allowed = methods.map { CanonicalXML(.md, name: "EncryptionMethod", attributes: ["Algorithm": $0]) }
        return CanonicalXML(
            .md, name: "KeyDescriptor", attributes: ["use": use.rawValue],
            children: [info] + (use == .encryption ? allowed : []))
    }
}
