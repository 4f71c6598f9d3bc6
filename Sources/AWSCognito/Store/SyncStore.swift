import Dispatch
import Foundation
import Kernel

/// The file with the datasets of one identity pool. Several clients and processes can share it.
final class SyncStore: Sendable {
    /// The id to use until an identity exists.
    static let unknownIdentity = "unknown"

    private let path: String
    private let database = Locked<LocalDatabase?>(nil)
    /// Runs what async functions do with the file, which may wait for the disk or for another process.
    private let queue = DispatchQueue(label: "AWSCognito.store")
    /// The identity that was adopted last, so that most calls need not ask the file.
    let adopted = Locked<SyncIdentity??>(nil)

    /// - Parameters:
    ///   - folder: Made with the first use.
    ///   - identityPoolID: Names the file.
    init(folder: URL, identityPoolID: String) {
        let plain = identityPoolID.utf8.map { $0.isPlainInFileNames ? $0 : UInt8(ascii: "_") }
        let name = String(decoding: plain, as: UTF8.self)
        path = folder.appendingPathComponent("\(name).sqlite3").path
    }

    /// Runs `body` in a transaction, whose changes are on the disk when this returns. If it throws, nothing has
    /// changed.
    @discardableResult
    func write<Result: Sendable>(_ body: (LocalDatabase) throws -> Result) throws -> Result {
        try database.change { try Self.transaction(on: try Self.opened(&$0, at: path), body) }
    }

    /// Runs `body` in a transaction on a queue, for async functions.
    @discardableResult
    func perform<Result: Sendable>(
        _ body: @escaping @Sendable (LocalDatabase) throws -> Result
    ) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Swift.Result { try self.write(body) }) }
        }
    }

    /// The connection in `kept`. The first use opens it, and makes the folder, the file and its tables.
    private static func opened(_ kept: inout LocalDatabase?, at path: String) throws -> LocalDatabase {
        if let kept { return kept }
        let files = FileManager.default
        let folder = (path as NSString).deletingLastPathComponent
        do {
            try files.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw AWSCognitoError.localDataStorageFailed(
                message: "The folder \(folder) cannot be made: \(error.localizedDescription)")
        }
        // SQLite's other files get the permissions of this one.
        if !files.fileExists(atPath: path) {
            _ = files.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
        }
        let database = try LocalDatabase(path)
        try transaction(on: database, LocalSchema.make)
        kept = database
        return database
    }

    private static func transaction<Result>(
        on database: LocalDatabase, _ body: (LocalDatabase) throws -> Result
    ) throws -> Result {
        try database.run("BEGIN IMMEDIATE")
        do {
            let result = try body(database)
            try database.run("COMMIT")
            return result
        } catch {
            // The rollback fails if SQLite has ended the transaction itself.
            try? database.run("ROLLBACK")
            throw error
        }
    }
}

extension UInt8 {
    /// Whether the names of files may have this byte on every system.
    fileprivate var isPlainInFileNames: Bool { isASCIIAlphanumeric || self == UInt8(ascii: "-") }
}
