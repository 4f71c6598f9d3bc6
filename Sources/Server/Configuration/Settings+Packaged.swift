import Foundation

extension Settings {
    private static let packaged = "/etc/martlet/martlet.conf"

    /// The configuration file of the Debian package, for commands on its machine; nil if something names a store, or if
    /// the current folder has the default one.
    ///
    /// - Parameter exists: Whether there is a file or folder at a path.
    package static func packagedFile(
        flags: [Setting: String], environment: [String: String],
        exists: (String) -> Bool = { FileManager.default.fileExists(atPath: $0) }
    ) -> String? {
        let naming: [Setting] = [.config, .data, .database]
        guard !naming.contains(where: { flags[$0] != nil || environment[$0.variable] != nil }),
            !exists("data"), exists(packaged)
        else { return nil }
        return packaged
    }
}
