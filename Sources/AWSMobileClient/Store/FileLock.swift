#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An exclusive lock between processes, and between the stores of one process, until it is released.
struct FileLock {
    let file: CInt

    /// Waits for the lock on the file at `path`, blocking its thread.
    ///
    /// - Throws: `TokenStoreError` if the lock is not free within `limit`.
    init(_ path: String, within limit: Duration) throws {
        file = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw TokenStoreError("\(path) cannot be locked: \(PrivateFile.reason)") }
        let end = ContinuousClock.now + limit
        while flock(file, LOCK_EX | LOCK_NB) != 0 {
            if errno == EINTR { continue }
            if errno == EWOULDBLOCK, ContinuousClock.now < end {
                // `flock` itself would wait without a limit.
                usleep(2_000)
                continue
            }
            let error = TokenStoreError("\(path) cannot be locked: \(PrivateFile.reason)")
            close(file)
            throw error
        }
    }

    func release() {
        // Closing alone would not release it while a process that is being started has the file open as well.
        flock(file, LOCK_UN)
        close(file)
    }
}
