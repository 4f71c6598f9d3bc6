import Foundation

/// Where clients keep sessions that were given no store: the keychain, on Linux the desktop's keyring where there is
/// one, else a folder of the user's.
enum StandardTokenStore {
    /// What stands before the names of services: the app's bundle identifier, or the name of its program.
    static var app: String { Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName }

    static func make() -> any TokenStore {
        #if canImport(Security)
            return KeychainTokenStore()
        #elseif os(Linux)
            return DesktopTokenStore(SecretServiceTokenStore(), file)
        #else
            return file
        #endif
    }

    /// The folder of this user's for all apps.
    static var sharedFolder: URL {
        let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
        let base = folders.first ?? FileManager.default.temporaryDirectory
        return base.appendingPathComponent("AWSMobileClient")
    }

    private static var file: FileTokenStore { FileTokenStore(folder: sharedFolder.appendingPathComponent(app)) }
}
