import Crypto
import Kernel

/// The hash of a record: SHA-256 of its line without the line's end, in hexadecimal.
enum RecordHash {
    /// What the first record of a chain names as the hash of the one before.
    static let start = String(repeating: "0", count: 64)

    static func of(_ line: some Sequence<UInt8>) -> String { Hex.encode(Array(SHA256.hash(data: Array(line)))) }
}
