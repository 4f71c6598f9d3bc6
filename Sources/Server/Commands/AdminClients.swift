import AccessControl
import Foundation
import Kernel

/// Opens an admin client for a command.
package enum AdminClients {
    /// A client of the store that `configuration` describes, or of the server that holds its lock.
    ///
    /// - Throws: `ConfigurationError` if neither can be reached, or if `mustExist` is true and there is no store yet.
    package static func open(_ configuration: Configuration, mustExist: Bool) async throws -> any AdminClient {
        guard !mustExist || !configuration.hasNoStore else {
            throw ConfigurationError("there is no store in \(configuration.data) yet; martlet serve makes one")
        }
        guard configuration.isEmbedded, FolderLock.isTaken(configuration.data) else {
            return LocalAdminClient(try await OpenStore(configuration, .live), configuration)
        }
        guard let serving = ServingFile(in: configuration.data) else {
            throw ConfigurationError(
                "another process uses \(configuration.data) and is no open server; try again later")
        }
        return RemoteAdminClient(
            address: serving.admin, credentials: try credentials(configuration), region: configuration.region,
            world: .live)
    }

    /// The key in the environment, or else in the file that the first start wrote.
    private static func credentials(_ configuration: Configuration) throws(ConfigurationError) -> CredentialsFile {
        if let key = configuration.account.rootKey {
            return CredentialsFile(accessKeyID: key.id.rawValue, secret: key.secret)
        }
        guard let found = CredentialsFile(in: configuration.data) else {
            throw ConfigurationError(
                """
                a server is running and wants an access key: set MARTLET_ACCESS_KEY_ID and MARTLET_SECRET_ACCESS_KEY, \
                or restore \(CredentialsFile.path(in: configuration.data))
                """)
        }
        return found
    }
}
