import Foundation

/// A file in the data folder by which the command line finds the running server.
struct ServingFile: Codable, Sendable {
    var processID: Int32
    /// The origin of the admin port.
    var admin: String

    private static func path(in folder: String) -> String { "\(folder)/serving.json" }

    /// Reads the file in `folder`, if it exists.
    init?(in folder: String) {
        guard let data = FileManager.default.contents(atPath: Self.path(in: folder)),
            let found = try? JSONDecoder().decode(Self.self, from: data)
        else { return nil }
        self = found
    }

    init(_ configuration: Configuration) {
        processID = getpid()
        admin = "http://127.0.0.1:\(configuration.adminPort)"
    }

    func write(into folder: String) throws {
        try PrivateFolder.write(
            String(decoding: try JSONEncoder().encode(self), as: UTF8.self), to: Self.path(in: folder))
    }

    /// Deletes the file, unless another process has replaced it: nodes of one PostgreSQL may share a data folder.
    static func remove(from folder: String) {
        if ServingFile(in: folder)?.processID == getpid() { unlink(path(in: folder)) }
    }
}
