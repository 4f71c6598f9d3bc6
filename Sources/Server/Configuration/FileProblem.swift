import Foundation

/// Why a file cannot be read, in the system's words.
enum FileProblem {
    /// One line with the path and the reason; nil if the file can be opened.
    static func reading(_ path: String) -> String? {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return unreadable(path) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { return unreadable(path) }
        return status.st_mode & S_IFMT == S_IFDIR ? "\(path) cannot be read: it is a folder" : nil
    }

    /// One line about `path` with the reason of the last system call.
    static func unreadable(_ path: String) -> String { "\(path) cannot be read: \(lastReason)" }

    /// The reason of the last system call.
    static var lastReason: String { String(cString: strerror(errno)) }
}
