import Foundation
import Storage

/// Checks the database file before SQLite opens it.
struct DatabaseFile {
    let path: String

    init(_ path: String) { self.path = path }

    /// Creates an empty file that only its owner can read, or checks that the existing file can be a database.
    ///
    /// SQLite would silently overwrite an empty or foreign file, and would report a truncated one only when a request
    /// reaches the missing part.
    func prepare() throws {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw StorageError.unavailable("\(path) cannot be opened: \(String(cString: strerror(errno)))")
        }
        defer { _ = close(descriptor) }
        var header = [UInt8](repeating: 0, count: 100)
        let count = pread(descriptor, &header, header.count, 0)
        guard count != 0 else { return }
        try check(Array(header.prefix(max(count, 0))), size: Int(lseek(descriptor, 0, SEEK_END)))
    }

    /// Checks the header of the file format (sqlite.org/fileformat.html, section 1.3).
    private func check(_ header: [UInt8], size: Int) throws {
        guard header.count == 100, header.starts(with: Array("SQLite format 3\0".utf8)) else {
            throw StorageError.unavailable(
                "\(path) is not a SQLite database, or its beginning is damaged. \(Self.advice)")
        }
        let stored = Int(header[16]) << 8 | Int(header[17])
        let page = stored == 1 ? 65_536 : stored
        guard page >= 512, page.nonzeroBitCount == 1, size >= page else {
            throw StorageError.unavailable("\(path) is cut off or its beginning is damaged. \(Self.advice)")
        }
    }

    /// The advice to the operator.
    static let advice = "Move it away and restore the data folder from a backup."
}
