import Crypto
package import Directory
package import Kernel
import Outbound
import SAML
package import Storage

/// The metadata of SAML providers: given in their details, or fetched from their addresses and refreshed.
package struct ProviderMetadataSource: Sendable {
    private let database: any Database
    private let client: ProviderClient
    private let world: World
    private let cache: SettingsCache
    private let report: @Sendable (FailedMetadata) -> Void
    /// The content of documents by their hashes, so it cannot be stale. Parsing one, including the keys of its
    /// certificates, takes longer than verifying a signature.
    private let documents = Locked<[SHA256Digest: SAMLMetadata]>([:])

    /// - Parameters:
    ///   - cache: Forgets the providers whose details change with their metadata.
    ///   - report: Called after each failed refresh; callers do not see the failure.
    package init(
        _ database: any Database, client: ProviderClient, world: World, cache: SettingsCache,
        report: @escaping @Sendable (FailedMetadata) -> Void
    ) {
        (self.database, self.client, self.world) = (database, client, world)
        (self.cache, self.report) = (cache, report)
    }

    /// How often metadata is fetched, unless it specifies a shorter interval (UP-SAML-11).
    private static let refresh: Int64 = .hours(6)
    /// The shortest time between two fetches, whatever the metadata specifies.
    private static let minRefresh: Int64 = .minutes(1)
    /// How soon a failed fetch is repeated.
    private static let retry: Int64 = .minutes(10)

    /// The details of a provider with values derived from its metadata, and the metadata.
    package struct CompleteDetails: Sendable {
        package let details: [String: String]
        package let metadata: ProviderMetadata
    }

    /// The metadata in or at `details` of a provider, and the details with values derived from it.
    ///
    /// - Throws: `InvalidInput` if it cannot be fetched (UP-SAML-12), or is not metadata (UP-SAML-10).
    package func complete(_ details: [String: String]) async throws -> CompleteDetails {
        let (url, file) = (details["MetadataURL"], details["MetadataFile"])
        let document: String
        switch (url, file) {
        case (let url?, nil): document = try await fetch(url)
        case (nil, let file?): document = file
        default: throw InvalidInput("One of MetadataURL and MetadataFile is required.")
        }
        return try completed(details, by: document)
    }

    private func completed(_ details: [String: String], by document: String) throws -> CompleteDetails {
        let (now, isFetched) = (world.now(), details["MetadataURL"] != nil)
        let read = try SAMLMetadata.read(Array(document.utf8), now: now)
        let metadata = ProviderMetadata(
            entityID: read.entityID, document: document, fetchedAt: now,
            dueAt: isFetched ? Self.due(read, at: now) : nil)
        return CompleteDetails(details: Self.shown(read, in: details), metadata: metadata)
    }

    private func fetch(_ url: String) async throws -> String {
        let refusal = InvalidInput("Error retrieving metadata from \(url)")
        guard ProviderURL.isValid(url) else { throw refusal }
        let response: HTTPCallResponse
        do {
            response = try await client.response(to: HTTPCall("GET", url: url), from: ProviderSource(url, of: nil))
        } catch { throw refusal }
        guard response.status == 200 else {
            throw InvalidInput("Non-ok status code \(response.status) returned from remote metadata source \(url)")
        }
        guard let text = String(validating: response.body, as: UTF8.self) else { throw refusal }
        return text
    }

    /// The details with the addresses of the metadata, as Cognito's API shows them.
    private static func shown(_ metadata: SAMLMetadata, in details: [String: String]) -> [String: String] {
        var details = details
        details["SSORedirectBindingURI"] = metadata.signOn(by: [.redirect])?.location
        details["SLORedirectBindingURI"] = metadata.logout(by: [.redirect])?.location
        return details
    }

    private static func due(_ metadata: SAMLMetadata, at now: Instant) -> Instant {
        var seconds = min(refresh, metadata.cacheDuration ?? refresh)
        if let end = metadata.validUntil { seconds = min(seconds, end.seconds(since: now)) }
        return now.advanced(seconds: max(seconds, minRefresh))
    }

    /// Fetches the metadata of one provider, if a refresh is due. If that fails, the last good version stays.
    ///
    /// - Returns: Whether there may be more.
    package func refreshNext() async throws -> Bool {
        let now = world.now()
        let due = try await database.write { tx in
            try ProviderMetadataTable(tx).takeDue(at: now, until: now.advanced(seconds: Self.retry))
        }
        guard let due else { return false }
        let provider = try await database.read { try IdentityProviderTable($0).find(due.provider, in: due.pool) }
        guard let provider, let url = provider.details["MetadataURL"] else { return true }
        guard let fresh = await fetchAgain(url, of: provider) else { return true }
        try await database.write { tx in
            // Only if the address is still the same.
            guard var current = try IdentityProviderTable(tx).find(due.provider, in: due.pool),
                current.details["MetadataURL"] == url
            else { return }
            for (name, value) in fresh.details { current.details[name] = value }
            try IdentityProviderTable(tx).update(current)
            try ProviderMetadataTable(tx).put(fresh.metadata, of: due.provider, in: due.pool)
        }
        cache.forgetProviders(of: due.pool)
        return true
    }

    /// - Returns: nil after a failure, which is reported without the address: its query may be confidential.
    private func fetchAgain(_ url: String, of provider: IdentityProvider) async -> CompleteDetails? {
        do {
            guard ProviderURL.isValid(url) else { throw InvalidInput("MetadataURL is not a valid address.") }
            let document = try await client.text(HTTPCall("GET", url: url), from: provider.source)
            return try completed(["MetadataURL": url], by: document)
        } catch {
            report(FailedMetadata(pool: provider.pool, provider: provider.name, cause: error))
            return nil
        }
    }

    /// The metadata of a provider.
    ///
    /// - Throws: `FederationRefusal.wrongResponse` if it has expired.
    func metadata(of provider: IdentityProvider) async throws -> SAMLMetadata {
        let stored = try await database.read { tx in
            try ProviderMetadataTable(tx).find(of: provider.name, in: provider.pool)
        }
        guard let stored else {
            throw FederationRefusal.wrongResponse(provider: provider.name, reason: "its metadata is missing")
        }
        do { return try read(Array(stored.document.utf8)) } catch {
            throw FederationRefusal.wrongResponse(provider: provider.name, reason: error.message)
        }
    }

    /// The number of documents whose content is cached.
    private static let capacity = 256

    private func read(_ document: [UInt8]) throws(InvalidInput) -> SAMLMetadata {
        let (hash, now) = (SHA256.hash(data: document), world.now())
        // Expired content is parsed again, and refused.
        if let known = documents.read({ $0[hash] }), known.validUntil.map({ now < $0 }) ?? true { return known }
        let metadata = try SAMLMetadata.read(document, now: now)
        documents.change { documents in
            if documents.count >= Self.capacity { documents.removeAll() }
            documents[hash] = metadata
        }
        return metadata
    }
}
