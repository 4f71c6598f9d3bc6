import CLibPQ
import Storage

/// A response of the server, which libpq owns until the object is released.
final class PostgresResult {
    private let handle: OpaquePointer

    init(_ handle: OpaquePointer) { self.handle = handle }
    deinit { PQclear(handle) }

    var status: ExecStatusType { PQresultStatus(handle) }

    var failure: PostgresError? {
        guard status == PGRES_FATAL_ERROR || status == PGRES_BAD_RESPONSE else { return nil }
        return .refused(
            state: field("C") ?? "XX000", message: field("M") ?? String(cString: PQresultErrorMessage(handle)))
    }

    /// The command that was executed; a failed transaction responds to `COMMIT` with `ROLLBACK`.
    var tag: String { String(cString: PQcmdStatus(handle)) }

    /// How many rows the statement changed or returned.
    var count: Int { Int(String(cString: PQcmdTuples(handle))) ?? 0 }

    func rows() throws -> [Row] {
        let columns = 0..<PQnfields(handle)
        let names = columns.map { PQfname(handle, $0).map { String(cString: $0) } ?? "" }
        let types = columns.map { PQftype(handle, $0) }
        return try (0..<PQntuples(handle)).map { row in
            Row(names: names, values: try columns.map { try value(row, column: $0, type: types[Int($0)]) })
        }
    }

    private func value(_ row: Int32, column: Int32, type: Oid) throws -> SQLValue {
        guard PQgetisnull(handle, row, column) == 0 else { return .null }
        let count = Int(PQgetlength(handle, row, column))
        return try SQLValue(UnsafeRawBufferPointer(start: PQgetvalue(handle, row, column), count: count), type: type)
    }

    private func field(_ code: Unicode.Scalar) -> String? {
        PQresultErrorField(handle, Int32(code.value)).map { String(cString: $0) }
    }
}
