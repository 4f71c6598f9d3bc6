import CLibPQ
import Foundation
import Storage

/// One connection. Only its worker's thread uses it.
///
/// It stays in libpq's pipeline mode: related statements are sent together, and unread responses are read before the
/// next exchange.
final class PostgresConnection {
    private let handle: OpaquePointer
    /// The names of the statements prepared on the server.
    private var prepared: [PostgresStatement.Key: String] = [:]
    private var nameCount = 0
    /// Statements that began a read and were followed by others.
    var followed: Set<PostgresStatement.Key> = []
    /// Sent batches whose responses have not been read.
    private var unread: [[Command]] = []
    /// False once the connection must be replaced.
    private(set) var isUsable = true
    /// Whether statements are prepared once and kept on the server: not before the session is known to be Martlet's.
    var keepsStatements = false

    /// Statements come from literals, so there are a few hundred, and more only with lists of many lengths.
    static let maxKnownStatements = 2000

    /// Connects, for requests.
    ///
    /// - Throws: `PostgresError.lost` if that fails, or a `StorageError` if the server is not suitable.
    convenience init(_ target: PostgresTarget) throws {
        try self.init(target.address)
        try ServerTable(connection: self).configure(for: target)
        target.hosts.answered(host)
    }

    /// Connects, and leaves the session as the server configures it.
    ///
    /// - Throws: `PostgresError.lost` if that fails.
    init(_ address: PostgresAddress) throws(PostgresError) {
        guard let handle = Self.connect(address.words) else { throw PostgresError.lost("out of memory") }
        self.handle = handle
        guard PQstatus(handle) == CONNECTION_OK else { throw PostgresError.lost(message) }
        // Otherwise libpq prints the server's notices.
        PQsetNoticeReceiver(handle, { _, _ in }, nil)
        guard PQsetnonblocking(handle, 1) == 0, PQenterPipelineMode(handle) == 1 else {
            throw PostgresError.lost(message)
        }
    }

    deinit { PQfinish(handle) }

    /// The server process that the peer announced at login. A pooler announces a number of its own.
    var announcedProcess: Int { Int(PQbackendPID(handle)) }

    /// The server of the address that has answered.
    var host: PostgresHost {
        PostgresHost(name: String(cString: PQhost(handle)), port: String(cString: PQport(handle)))
    }

    /// Sends `statements` together and waits for the responses.
    ///
    /// - Returns: The last response.
    /// - Throws: The first failure; the server skips the statements after it.
    func exchange(_ statements: [PostgresStatement], until end: Deadline) throws(PostgresError)
        -> PostgresResult?
    {
        try watching { () throws(PostgresError) in
            try send(statements, until: end)
            while unread.count > 1 { _ = try receive(until: end) }
            let (result, failure) = try receive(until: end)
            if let failure { throw failure }
            return result
        }
    }

    /// Sends `statements` without waiting for their responses.
    func post(_ statements: [PostgresStatement]) {
        let end = Deadline(in: .seconds(5))
        try? watching { () throws(PostgresError) in try send(statements, until: end) }
    }

    /// Marks the connection unusable if a failure ends it.
    private func watching<Value>(
        _ work: () throws(PostgresError) -> Value
    ) throws(PostgresError) -> Value {
        do { return try work() } catch {
            if error.endsConnection { isUsable = false }
            throw error
        }
    }

    // MARK: - Sending

    private enum Command { case prepare(PostgresStatement.Key, String), run }

    private func send(_ statements: [PostgresStatement], until end: Deadline) throws(PostgresError) {
        var commands: [Command] = []
        for statement in statements { try send(statement, commands: &commands) }
        guard PQpipelineSync(handle) == 1 else { throw .lost(message) }
        unread.append(commands)
        try flush(until: end)
    }

    private func send(_ statement: PostgresStatement, commands: inout [Command]) throws(PostgresError) {
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

    /// Any beyond the limit are sent unnamed.
    private func nextName() -> String {
        guard keepsStatements, prepared.count < Self.maxKnownStatements else { return "" }
        nameCount += 1
        return "m\(nameCount)"
    }

    /// Sends and reads at once: a server that cannot send its responses stops reading.
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

    // MARK: - Receiving

    /// Reads the responses to the oldest batch.
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

    /// The next response. libpq returns NULL once between two responses.
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
        throw .lost("the server's responses are out of order")
    }

    /// Waits until the socket is ready for one of `events`, or broken, which the next libpq call reports.
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
