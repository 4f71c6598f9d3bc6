import CLibPQ
import Storage

extension SQLValue {
    /// The type sent to the server: bigint, text or bytea; the server infers it for NULL.
    var type: Oid {
        switch self {
        case .null: 0
        case .integer: 20
        case .text: 25
        case .bytes: 17
        }
    }

    /// Reads a value of `type` in the server's binary format.
    ///
    /// - Throws: `StorageError.unexpected` if the type is not one of `ColumnType`.
    init(_ bytes: UnsafeRawBufferPointer, type: Oid) throws {
        switch type {
        case 20, 21, 23: self = .integer(try Self.integer(bytes))
        case 16: self = .integer(bytes.first == 1 ? 1 : 0)
        case 17: self = .bytes([UInt8](bytes))
        // text, varchar, name, json, unknown
        case 25, 1043, 19, 114, 705: self = .text(String(decoding: bytes, as: UTF8.self))
        case 1700: throw StorageError.unexpected("A column holds a numeric; cast the sum to the engine's integer.")
        default: throw StorageError.unexpected("A column is of PostgreSQL's type \(type).")
        }
    }

    private static func integer(_ bytes: UnsafeRawBufferPointer) throws -> Int64 {
        switch bytes.count {
        case 8: Int64(bigEndian: bytes.loadUnaligned(as: Int64.self))
        case 4: Int64(Int32(bigEndian: bytes.loadUnaligned(as: Int32.self)))
        case 2: Int64(Int16(bigEndian: bytes.loadUnaligned(as: Int16.self)))
        default: throw StorageError.unexpected("An integer of \(bytes.count) bytes.")
        }
    }
}

/// The values of one statement in binary format, in one buffer.
struct PostgresParameters {
    private var memory: [UInt8] = []
    private var ranges: [(offset: Int, count: Int)?] = []

    init(_ values: [SQLValue]) {
        for value in values {
            switch value {
            case .null: ranges.append(nil)
            case .integer(let number): withUnsafeBytes(of: number.bigEndian) { append($0) }
            case .text(let text): append(text.utf8)
            case .bytes(let bytes): append(bytes)
            }
        }
        // Gives even an empty value an address: libpq takes a missing address for NULL.
        memory.append(0)
    }

    private mutating func append(_ bytes: some Collection<UInt8>) {
        ranges.append((memory.count, bytes.count))
        memory.append(contentsOf: bytes)
    }

    /// Passes libpq's arguments to `body`: addresses, lengths, and the binary format of each.
    func withPointers<Value>(
        _ body: (_ values: [UnsafePointer<CChar>?], _ lengths: [Int32], _ formats: [Int32]) -> Value
    ) -> Value {
        memory.withUnsafeBufferPointer { memory in
            memory.withMemoryRebound(to: CChar.self) { memory in
                body(
                    ranges.map { range in range.flatMap { range in memory.baseAddress.map { $0 + range.offset } } },
                    ranges.map { Int32(clamping: $0?.count ?? 0) },
                    ranges.map { _ in 1 })
            }
        }
    }
}
