import CLibPQ
import Foundation
import Storage

/// One connection.
///
/// Only its lane's thread touches it.
///
/// It stays in libpq's pipeline mode: statements that belong together travel together, and an answer that nobody waits
/// for is read before the next one.
final class PostgresConnection {
    private let handle: OpaquePointer
    /// The names of the statements that the server has prepared for us.
    private var prepared: [PostgresStatement.Key: String] = [:]
    private var names = 0
    /// The statements that open a read and have been seen to be followed by others.
    var followed: Set<PostgresStatement.Key> = []
    /// The batches that have been sent and whose answers nobody has read.
    private var unread: [[Command]] = []
    /// False once the connection is of no further use.
    private(set) var isUsable = true

    /// Connects.
    ///
    /// Throws `PostgresError.lost` where that fails, or a `StorageError` where the server is not fit.
    init(_ target: PostgresTarget, _ limits: SessionLimits) throws {
        guard let handle = Self.connect(target.address.words) else { throw PostgresError.lost("out of memory") }
        self.handle = handle
        guard PQstatus(handle) == CONNECTION_OK else { throw PostgresError.lost(message) }
        // libpq would print the server's notices.
        PQsetNoticeReceiver(handle, { _, _ in }, nil)
        guard PQsetnonblocking(handle, 1) == 0, PQenterPipelineMode(handle) == 1 else {
            throw PostgresError.lost(message)
        }
        try ServerTable(connection: self).configure(limits, target.use)
    }

    deinit { PQfinish(handle) }

    /// Sends `statements` together and waits for the answers.
    ///
    /// Returns the last; throws the first failure, after which the server has skipped the rest.
    func exchange(_ statements: [PostgresStatement], until end: Deadline) throws(PostgresError)
        -> PostgresResult?
    {
        return try watching { () throws(PostgresError) in
            try send(statements, until: end)
            while unread.count > 1 { _ = try receive(until: end) }
            let (result, failure) = try receive(until: end)
            if let failure { throw failure }
            return result
        }
    }

    /// Sends `statements` and does not wait.
    ///
    /// What the server makes of them is nobody's business.
    func post(_ statements: [PostgresStatement]) {
        let end = Deadline(in: .seconds(5))
        try? watching { () throws(PostgresError) in try send(statements, until: end) }
    }

    /// Notes when a failure ends the connection.
    private func watching<Value>(
        _ work: () throws(PostgresError) -> Value
    ) throws(PostgresError) -> Value {
        do { return try work() } catch {
            if error.endsConnection { isUsable = false }
            throw error
        }
    }

    // MARK: Sending

    private enum Command { case prepare(PostgresStatement.Key, String), run }

    private func send(_ statements: [PostgresStatement], until end: Deadline) throws(PostgresError) {
        var commands: [Command] = []
        for statement in statements { try send(statement, &commands) }
        guard PQpipelineSync(handle) == 1 else { throw .lost(message) }
        unread.append(commands)
        try flush(until: end)
    }

    private func send(_ statement: PostgresStatement, _ commands: inout [Command]) throws(PostgresError) {
        let key = statement.key
        let count = Int32(key.types.count)
        let name: String
        if let known = prepared[key] {
            name = known
        } else {
            name = nextName()
            guard PQsendPrepare(handle, name, key.text, count, key.types) == 1 else { throw .lost(message) }
            commands.append(.prepare(key, name))
        }
        let sent = PostgresParameters(statement.values).withPointers { values, lengths, formats in
            PQsendQueryPrepared(handle, name, count, values, lengths, formats, 1)
        }
        guard sent == 1 else { throw .lost(message) }
        commands.append(.run)
    }

    /// Statements come from literals, so there are a few hundred.
    ///
    /// Should there ever be more, the rest go without a name.
    private func nextName() -> String {
        guard prepared.count < 2000 else { return "" }
        names += 1
        return "m\(names)"
    }

    /// Reads meanwhile: a server that cannot get rid of its answers stops taking questions.
    private func flush(until end: Deadline) throws(PostgresError) {
        while true {
            switch PQflush(handle) {
            case 0: return
            case 1:
                let ready = try wait(for: POLLIN | POLLOUT, until: end)
                if ready & ~POLLOUT != 0, PQconsumeInput(handle) == 0 { throw .lost(message) }
            default: throw .lost(message)
            }
        }
    }

    // MARK: Receiving

    /// Reads the answers to the oldest batch.
    private func receive(
        until end: Deadline
    ) throws(PostgresError) -> (last: PostgresResult?, failure: PostgresError?) {
        var commands = unread.removeFirst()[...]
        var last: PostgresResult?
        var failure: PostgresError?
        while true {
            let result = try next(until: end)
            if result.status == PGRES_PIPELINE_SYNC { return (last, failure) }
            if case .prepare(let key, let name)? = commands.popFirst(), result.status == PGRES_COMMAND_OK, !name.isEmpty
            {
                prepared[key] = name
            }
            failure = failure ?? result.failure
            last = result
        }
    }

    /// The next answer.
    ///
    /// Between two of them libpq says once that there is none.
    private func next(until end: Deadline) throws(PostgresError) -> PostgresResult {
        for _ in 0..<2 {
            while PQisBusy(handle) == 1 {
                _ = try wait(for: POLLIN, until: end)
                guard PQconsumeInput(handle) == 1 else { throw .lost(message) }
            }
            if let result = PQgetResult(handle) {
                let result = PostgresResult(result)
                guard PQstatus(handle) == CONNECTION_OK else { throw .lost(message) }
                return result
            }
        }
        throw .lost("the server's answers are out of order")
    }

    /// Waits until the socket is ready for one of `events`, or is broken, which the next call to libpq will find out.
    private func wait(for events: Int32, until end: Deadline) throws(PostgresError) -> Int32 {
        while true {
            let left = end.millisecondsLeft
            guard left > 0 else { throw .silent }
            var request = pollfd(fd: PQsocket(handle), events: Int16(events), revents: 0)
            let count = poll(&request, 1, Int32(clamping: left))
            if count == 1 { return Int32(request.revents) }
            if count < 0, errno != EINTR { throw .lost(String(cString: strerror(errno))) }
        }
    }

    private var message: String {
        let text = String(cString: PQerrorMessage(handle))
        return text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    private static func connect(_ words: [String: String]) -> OpaquePointer? {
        let pairs = words.sorted { $0.key < $1.key }
        let keywords = pairs.map { strdup($0.key) }
        let values = pairs.map { strdup($0.value) }
        defer { (keywords + values).forEach { free($0) } }
        return PQconnectdbParams(
            keywords.map { UnsafePointer($0) } + [nil], values.map { UnsafePointer($0) } + [nil], 0)
    }
}
