package import Kernel

extension WorkQueue {
    /// Appends `work`, as `add` does.
    ///
    /// - Throws: `StorageError.unavailable` if the queue is full or closed.
    package func addOrThrow(_ work: Work) throws {
        switch add(work) {
        case .taken: return
        case .full: throw StorageError.unavailable("Too many requests wait for the database.")
        case .closed: throw StorageError.unavailable("The database is closed.")
        }
    }
}
