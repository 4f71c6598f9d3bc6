import Foundation

/// How much is free on the disk of a folder, and what its files take.
struct DiskSpace {
    /// Bytes that a user who is not root may still write.
    let free: Int

    /// Nil if the file system does not report it.
    init?(of folder: String) {
        var status = statvfs()
        guard statvfs(folder, &status) == 0 else { return nil }
        let (bytes, overflows) = Int(clamping: status.f_bavail).multipliedReportingOverflow(
            by: Int(clamping: status.f_frsize))
        free = overflows ? .max : bytes
    }

    /// The bytes of the embedded store's files in `folder`.
    static func storeBytes(in folder: String) -> Int {
        ["martlet.sqlite", "martlet.sqlite-wal", "martlet.sqlite-shm"].reduce(0) { sum, name in
            var status = stat()
            return stat("\(folder)/\(name)", &status) == 0 ? sum + Int(status.st_size) : sum
        }
    }
}
