import Console
import Foundation
import Kernel
import SigV4

extension Configuration {
    /// The address that opens the console of the running server in a browser, valid once and for a minute.
    ///
    /// - Parameter environment: The variables of the AWS tools with the credentials of a user or role; nil for the
    ///   account's own key.
    /// - Throws: `ConfigurationError` if credentials are missing, or if the server does not run.
    package func consoleAddress(signedBy environment: [String: String]?) throws -> String {
        let (credentials, token) = try consoleCredentials(environment)
        guard !isEmbedded || FolderLock.isTaken(data) else {
            throw ConfigurationError("no server uses \(data): start it with martlet serve")
        }
        let origin = adminOrigin
        let host = String(origin.drop { $0 != "/" }.dropFirst(2))
        let signer = Signer(
            accessKeyID: credentials.accessKeyID, secret: credentials.secret, region: region,
            service: ConsoleEntry.service)
        // Two addresses made in one second must differ, because each works only once.
        let request = SignableRequest(
            method: "GET", path: ConsoleEntry.path, query: "id=\(Base64.encodeURL(World.live.bytes(12)))",
            headers: [("host", host)], body: [])
        let query = signer.presignedQuery(of: request, for: ConsoleEntry.lifetime, token: token, at: World.live.now())
        return "\(origin)\(ConsoleEntry.path)?\(query)"
    }

    /// The origin of the running server's admin port: the port that this command was given, the one in the file of the
    /// server that uses the data folder, or else the configured one.
    package var adminOrigin: String {
        guard !isAdminPortGiven, FolderLock.isTaken(data), let serving = ServingFile(in: data) else {
            return "http://127.0.0.1:\(adminPort)"
        }
        return serving.admin
    }

    private var isAdminPortGiven: Bool {
        switch reading.source[.adminPort]?.place {
        case .flag, .variable: true
        // The file may have changed since the server read it.
        case .file, nil: false
        }
    }

    private func consoleCredentials(
        _ environment: [String: String]?
    ) throws -> (credentials: CredentialsFile, token: String?) {
        guard let environment else { return (try adminCredentials, nil) }
        guard let id = environment["AWS_ACCESS_KEY_ID"], let secret = environment["AWS_SECRET_ACCESS_KEY"] else {
            throw ConfigurationError("set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY")
        }
        let token = environment["AWS_SESSION_TOKEN"].flatMap { $0.isEmpty ? nil : $0 }
        return (CredentialsFile(accessKeyID: id, secret: Secret(secret)), token)
    }
}
