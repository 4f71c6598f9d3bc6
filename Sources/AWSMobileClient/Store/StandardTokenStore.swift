import Foundation

/// The store of clients that do not name one: the keychain; on Linux the desktop's keyring if it exists, else a folder
/// of the user.
enum StandardTokenStore {
    /// Begins the names of services: the app's bundle identifier, or the program's name.
    static var app: String { Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName }

    static func make() -> any TokenStore {
        #if canImport(Security)
            return KeychainTokenStore()
        #elseif os(Linux)
            return DesktopTokenStore(keyring: SecretServiceTokenStore(), file: file)
        #else
            return file
        #endif
    }

    /// The user's folder for all apps.
    static var sharedFolder: URL {
        let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
        let base = folders.first ?? FileManager.default.temporaryDirectory
        return base.appendingPathComponent("AWSMobileClient")
    }

    private static var file: FileTokenStore { FileTokenStore(folder: sharedFolder.appendingPathComponent(app)) }
}
