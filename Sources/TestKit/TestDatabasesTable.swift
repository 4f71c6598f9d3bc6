import CLibPQ
import Foundation
import Storage

/// The databases of the test server.
///
/// It has a connection of its own: a database is created outside of transactions. Names contain no input.
final class TestDatabasesTable: @unchecked Sendable {
    private let url: String
    private let connection: OpaquePointer?
    /// The state of templates after their migrations.
    private var states: [String: [String]] = [:]

    /// - Throws: `StorageError` if the server does not respond.
    init(_ url: String) throws {
        self.url = url
        connection = PQconnectdb(url)
        guard PQstatus(connection) == CONNECTION_OK else { throw failure }
    }

    deinit { PQfinish(connection) }

    /// The URL of another database of the server at `url`.
    static func url(of name: String, on url: String) -> String {
        url + (url.contains("://") ? (url.contains("?") ? "&" : "?") + "dbname=\(name)" : " dbname=\(name)")
    }

    /// Creates a database as a copy of `template`.
    func create(_ name: String, from template: String) throws {
        // Copying files is faster than writing the log, which is the default.
        try execute("CREATE DATABASE \(name) TEMPLATE \(template) STRATEGY FILE_COPY")
    }

    func drop(_ name: String) throws { try execute("DROP DATABASE IF EXISTS \(name) WITH (FORCE)") }

    /// Deletes the rows of a copy of `template`, so that another test can use it, but for the properties that
    /// migrations have written, at the time 0.
    ///
    /// - Returns: False if the copy is not as the template then: a test has changed its schema or the list of its
    ///   migrations, or has made it much larger.
    func empty(_ name: String, like template: String) throws -> Bool {
        guard template != "template1" else { return false }
        let copy = try TestDatabasesTable(Self.url(of: name, on: url))
        guard try copy.disconnectOthers(), try copy.state() == expectedState(of: template) else { return false }
        try copy.execute(
            """
            DO $$
            DECLARE name text;
            BEGIN
                FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public'
                    AND tablename NOT IN ('migrations', 'store_properties')
                LOOP EXECUTE format('DELETE FROM %I', name);
                END LOOP;
                IF to_regclass('store_properties') IS NOT NULL THEN
                    DELETE FROM store_properties WHERE written_at > 0;
                END IF;
            END $$
            """)
        return true
    }

    private func expectedState(of template: String) throws -> [String] {
        if let state = states[template] { return state }
        let state = try TestDatabasesTable(Self.url(of: template, on: url)).state()
        states[template] = state
        return state
    }

    /// Ends the other connections to this database.
    ///
    /// - Returns: Whether they have ended in time.
    private func disconnectOthers() throws -> Bool {
        for _ in 0..<100 {
            let others = try execute(
                """
                SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
                """)
            if others.isEmpty { return true }
            usleep(2_000)
        }
        return false
    }

    /// What a copy has in common with its template as long as only rows change: the migrations, the columns, indexes,
    /// constraints, functions and triggers, no statistics, and the same size in steps of 32 MiB.
    private func state() throws -> [String] {
        try execute(
            """
            SELECT md5(string_agg(m::text, ',' ORDER BY m::text)) FROM migrations AS m
            UNION ALL
            SELECT md5(string_agg(a::text, ',' ORDER BY a.attrelid, a.attnum)) FROM pg_attribute AS a
            JOIN pg_class AS c ON c.oid = a.attrelid WHERE c.relnamespace = 'public'::regnamespace
            UNION ALL
            SELECT concat_ws(
                ' ', (SELECT count(*) FROM pg_class), (SELECT count(*) FROM pg_constraint),
                (SELECT count(*) FROM pg_proc), (SELECT count(*) FROM pg_trigger), (SELECT count(*) FROM pg_namespace),
                (SELECT count(*) FROM pg_class WHERE relnamespace = 'public'::regnamespace AND reltuples > 0
                    AND relname <> 'migrations' AND relkind = 'r'))
            UNION ALL
            SELECT (pg_database_size(current_database()) / 33554432)::text
            """)
    }

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
