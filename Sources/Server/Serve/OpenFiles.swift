import Foundation

/// The process's limit on open files and connections.
enum OpenFiles {
    /// Raises the limit to the system's maximum: the default is too low for a server.
    static func raiseLimit() {
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0, limit.rlim_cur < limit.rlim_max else { return }
        limit.rlim_cur = limit.rlim_max
        _ = setrlimit(resource, &limit)
    }

    /// How many files the process may open at present.
    static var maxCount: Int {
        var limit = rlimit()
        return getrlimit(resource, &limit) == 0 ? Int(clamping: limit.rlim_cur) : 0
    }

    /// How many connections the admin port may have.
    static let forAdminPort = 64

    /// Files that are kept for the store, the log, the message senders and calls of functions.
    private static let reserved = 128

    /// How many connections leave enough files for the admin port and the rest of the process (FLT-17).
    static func connections(atMost maximum: Int) -> Int {
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return maximum }
        let files = Int(clamping: limit.rlim_cur)
        return min(maximum, max(8, files - reserved - forAdminPort))
    }

    private static var resource: __rlimit_resource_t { __rlimit_resource_t(RLIMIT_NOFILE.rawValue) }
}
