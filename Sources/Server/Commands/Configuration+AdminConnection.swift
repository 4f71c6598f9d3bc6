import AccessControl
import Foundation
import Kernel

extension Configuration {
    /// Opens the store that the configuration describes, or a connection to the server that holds its lock.
    ///
    /// - Throws: `ConfigurationError` if neither can be reached, or if `mustExist` is true and the store does not exist
    ///   yet.
    package func openAdminConnection(mustExist: Bool) async throws -> any AdminConnection {
        guard !mustExist || !hasNoStore else {
            throw ConfigurationError("there is no store in \(data) yet; martlet serve makes one")
        }
        guard isEmbedded, FolderLock.isTaken(data) else {
            return LocalAdminConnection(store: AdminStore(try await OpenStore(self, world: .live), configuration: self))
        }
        guard let serving = ServingFile(in: data) else {
            throw ConfigurationError("another process uses \(data) and is not an open server; try again later")
        }
        return RemoteAdminConnection(
            address: serving.admin, credentials: try adminCredentials, region: region, world: .live)
    }

    /// The key in the environment, or else in the file that the first start wrote.
    var adminCredentials: CredentialsFile {
        get throws(ConfigurationError) {
            if let key = account.rootKey { return CredentialsFile(accessKeyID: key.id.rawValue, secret: key.secret) }
            guard let found = CredentialsFile(in: data) else {
                throw ConfigurationError(
                    """
                    a server is running and wants an access key: set MARTLET_ACCESS_KEY_ID and \
                    MARTLET_SECRET_ACCESS_KEY, or restore \(CredentialsFile.path(in: data))
                    """)
            }
            return found
        }
    }
}
