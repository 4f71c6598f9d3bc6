import Foundation
import Storage

/// The database's file, looked at before SQLite opens it.
struct DatabaseFile {
    let path: String

    init(_ path: String) { self.path = path }

    /// Makes an empty file that only its owner reads, or checks that what is there can be a database.
    ///
    /// SQLite would take over an empty or a foreign file without a word, and complain about a torn one only when a
    /// request comes to the place.
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

    /// The file format is that of sqlite.org/fileformat.html, section 1.3.
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

    /// What to do about it.
    static let advice = "Move it away and restore the data folder from a backup."
}
