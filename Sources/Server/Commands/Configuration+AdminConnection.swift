import AccessControl
import Foundation
import Kernel

extension Configuration {
    /// Opens the store that the configuration describes, or a connection to the server that holds its lock.
    ///
    /// - Throws: `ConfigurationError` if neither can be reached, or if `mustExist` is true and the store does not exist
    ///   yet.
    package func openAdminConnection(mustExist: Bool) async throws -> any AdminConnection {
        guard !mustExist || hasStore else {
            throw ConfigurationError("there is no store in \(data) yet; martlet serve makes one")
        }
        guard isEmbedded, FolderLock.isTaken(data) else {
            return try await openLocalConnection()
        }
        guard let serving = ServingFile(in: data) else {
            throw ConfigurationError("another process uses \(data) and is not an open server; try again later")
        }
        return RemoteAdminConnection(
            address: serving.admin, credentials: try adminCredentials, region: region, world: .live)
    }

    private func openLocalConnection() async throws -> LocalAdminConnection {
        let store = try await OpenStore(self, world: .live)
        do {
            let recorded = try await RecordedPublicURL(store.database, world: store.world).find()
            return LocalAdminConnection(store: AdminStore(store, configuration: having(publicURL: recorded)))
        } catch {
            await store.close()
            throw error
        }
    }

    /// The configuration with the public URL of the store's servers, unless this command was given one: links in
    /// messages and issuers begin with it.
    func having(publicURL recorded: PublicURL?) -> Configuration {
        guard reading.source[.publicURL] == nil, let recorded else { return self }
        var configuration = self
        configuration.publicURL = recorded
        return configuration
    }

    /// The key in the environment, or else in the file that the first start wrote.
    var adminCredentials: CredentialsFile {
        get throws(ConfigurationError) {
            if let key = account.rootKey { return CredentialsFile(accessKeyID: key.id.rawValue, secret: key.secret) }
            guard let found = CredentialsFile(in: data) else {
                throw ConfigurationError(
                    """
                    a server is running and requires an access key: set MARTLET_ACCESS_KEY_ID and \
                    MARTLET_SECRET_ACCESS_KEY, or restore \(CredentialsFile.path(in: data))
                    """)
            }
            return found
        }
    }
}
