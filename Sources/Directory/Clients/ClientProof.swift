package import Cryptography
package import Kernel

/// The app client that a call comes through, and the proof that it may.
package struct ClientProof: Sendable {
    private let client: ClientID
    private let secretHash: Secret<String>?
    private let isFromPage: Bool

    /// A call of an app, with the hash of its secret and the username (UP-HASH).
    package init(_ client: ClientID, secretHash: Secret<String>?) {
        self.client = client
        self.secretHash = secretHash
        isFromPage = false
    }

    /// A call of the server's own page, which does not need a proof.
    package init(ofPageFor client: ClientID) {
        self.client = client
        secretHash = nil
        isFromPage = true
    }

    /// Looks the client up, and checks the proof for a call about `username`.
    ///
    /// - Throws: `MissingResource` if the client does not exist, `ClientRefusal` if the hash does not match.
    package func context(
        for username: Username, settings: SettingsCache, cipher: SecretCipher
    ) async throws -> ClientContext {
        let context = try await ClientContext(client, settings: settings, cipher: cipher)
        guard !isFromPage else { return context.fromPage() }
        try context.check(secretHash, of: username)
        return context
    }
}
