import Foundation
import Kernel

/// A file of records that is being written. It closes with its last reference.
final class AuditFile: Sendable {
    let path: String
    private let descriptor: Int32
    /// The bytes that are whole records.
    private let size: Locked<Int>

    /// Opens the file at `path`, or makes it, accessible to its owner only.
    ///
    /// - Parameter size: The bytes that are whole records; the file has no others.
    init(_ path: String, size: Int = 0) throws(AuditFileError) {
        descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw AuditFileError(path) }
        (self.path, self.size) = (path, Locked(size))
    }

    deinit { close(descriptor) }

    var byteCount: Int { size.read { $0 } }

    /// Appends whole lines, all of them or none: after an error the partial write is cut off.
    func append(_ bytes: [UInt8]) throws(AuditFileError) {
        let start = byteCount
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                let error = AuditFileError(path)
                _ = ftruncate(descriptor, off_t(start))
                throw error
            }
        }
        size.change { $0 = start + bytes.count }
    }

    /// Waits until the disk has everything.
    func sync() throws(AuditFileError) {
        guard fsync(descriptor) == 0 else { throw AuditFileError(path) }
    }
}

/// Why a file or folder of the audit log cannot be used.
package struct AuditFileError: Error, CustomStringConvertible {
    /// One line for the operator.
    package let description: String

    /// - Parameter path: The file or folder of the last system call, whose error this is.
    init(_ path: String) { description = "\(path): \(String(cString: strerror(errno)))" }

    init(_ path: String, because reason: String) { description = "\(path): \(reason)" }
}

extension AuditFile {
    /// Deletes the file at `path`.
    static func delete(_ path: String) throws(AuditFileError) {
        guard unlink(path) == 0 || errno == ENOENT else { throw AuditFileError(path) }
    }
}
