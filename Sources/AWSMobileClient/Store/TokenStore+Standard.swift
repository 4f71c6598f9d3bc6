import Foundation

/// Where clients keep sessions that were given no store: the keychain, or a folder of the user's on systems without.
enum StandardTokenStore {
    /// What stands before the names of services: the app's bundle identifier, or the name of its program.
    static var app: String { Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName }

    static func make() -> any TokenStore {
        #if canImport(Security)
            return KeychainTokenStore()
        #else
            let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
            let base = folders.first ?? FileManager.default.temporaryDirectory
            return FileTokenStore(folder: base.appendingPathComponent("AWSMobileClient/\(app)"))
        #endif
    }
}
