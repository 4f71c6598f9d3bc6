import Foundation

/// A folder that is deleted with its last reference.
package final class TemporaryFolder: Sendable {
    /// Where the folder is.
    package let path: String

    /// A path in the system's temporary folder; the folder is not created.
    package init() { path = Self.newPath }

    /// A folder with a copy of the content of `template`.
    init(copyOf template: TemporaryFolder) throws {
        path = Self.newPath
        try FileManager.default.copyItem(atPath: template.path, toPath: path)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    private static var newPath: String {
        NSTemporaryDirectory() + "martlet-test-\(getpid())-\(UUID().uuidString)"
    }
}
