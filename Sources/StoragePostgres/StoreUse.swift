/// How a process uses the database.
package enum StoreUse: Sendable {
    /// Together with other processes.
    case shared
    /// Alone, or not at all.
    case exclusive
}
