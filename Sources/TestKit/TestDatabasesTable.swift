import CLibPQ
import Foundation
import Storage

/// The databases of the test server.
///
/// It has a connection of its own: a database is created outside of transactions. Names contain no input.
final class TestDatabasesTable: @unchecked Sendable {
    private let connection: OpaquePointer?

    /// - Throws: `StorageError` if the server does not answer.
    init(_ url: String) throws {
        connection = PQconnectdb(url)
        guard PQstatus(connection) == CONNECTION_OK else { throw failure }
    }

    func create(_ name: String, from template: String) throws {
        // Copying files is faster than writing the log, which is the default.
        try execute("CREATE DATABASE \(name) TEMPLATE \(template) STRATEGY FILE_COPY")
    }

    func drop(_ name: String) throws { try execute("DROP DATABASE IF EXISTS \(name) WITH (FORCE)") }

    /// Deletes the databases of processes that have ended.
    func dropAbandoned() throws {
        for name in try execute("SELECT datname FROM pg_database WHERE datname LIKE 't%\\_%'") {
            let digits = name.dropFirst().prefix { $0.isASCII && $0.isNumber }
            guard let owner = Int32(digits), kill(owner, 0) != 0, errno == ESRCH else { continue }
            try drop(name)
        }
    }

    /// The first column of the result.
    @discardableResult
    private func execute(_ statement: String) throws -> [String] {
        let result = PQexec(connection, statement)
        defer { PQclear(result) }
        guard [PGRES_COMMAND_OK, PGRES_TUPLES_OK].contains(PQresultStatus(result)) else { throw failure }
        return (0..<PQntuples(result)).map { String(cString: PQgetvalue(result, $0, 0)) }
    }

    private var failure: StorageError { .unavailable(String(cString: PQerrorMessage(connection))) }
}
