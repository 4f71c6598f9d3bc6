import Kernel
import Storage

/// Refuses a pooler that gives each transaction another session.
///
/// Behind such a pooler the locks of a connection stay with a session that others use, and its settings affect them. A
/// pooler is recognised by the process number that it announces, which is not the server's. A second connection then
/// decides: with sessions of their own, two open connections never reach the same server process, and each always
/// reaches its own process.
final class SessionCheck: Sendable {
    private let hasPassed = Locked(false)

    /// How long the second connection may wait for a session. A pooler without a free one does not share any.
    private static let timeout: Duration = .seconds(1)

    /// The error for sessions that change.
    static let sharedSessions = StorageError.unavailable(
        """
        PostgreSQL is behind a pooler that shares sessions between transactions (as PgBouncer with \
        pool_mode=transaction does); set pool_mode=session, or connect to PostgreSQL itself
        """)

    /// Checks the sessions behind `connection`, once in the life of this object.
    ///
    /// - Parameter process: The server process that responded on `connection`.
    /// - Throws: `SessionCheck.sharedSessions`.
    func check(_ connection: PostgresConnection, process: Int, at address: PostgresAddress) throws {
        guard process != connection.announcedProcess, !hasPassed.read({ $0 }) else { return }
        guard let other = try? PostgresConnection(address),
            let seen = try? processes(of: other, beside: connection)
        else {
            // Without a second connection nothing is known; the next connection checks again.
            return
        }
        guard seen.own == [process], seen.other != process else { throw Self.sharedSessions }
        hasPassed.change { $0 = true }
    }

    /// The server processes that respond on `connection` while `other` has a transaction open, and after it; and the
    /// process that responds on `other` first.
    private func processes(
        of other: PostgresConnection, beside connection: PostgresConnection
    ) throws -> (own: Set<Int>, other: Int) {
        let first = ServerTable(connection: connection)
        let second = ServerTable(connection: other)
        let process = try second.process(within: Self.timeout)
        // A pooler of statements refuses to begin a transaction, but it has already been recognised.
        _ = try? other.exchange([.beginRead], until: Deadline(in: Self.timeout))
        var own: Set = [try first.process()]
        other.post([.commit])
        own.insert(try first.process())
        return (own, process)
    }
}
