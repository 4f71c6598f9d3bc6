import Crypto
import Kernel

/// The hash of a record: SHA-256 of its line without the line's end, in hexadecimal.
enum RecordHash {
    /// The first record of a chain has this value in place of its predecessor's hash.
    static let start = String(repeating: "0", count: 64)

    static func of(_ line: some Sequence<UInt8>) -> String { Hex.encode(Array(SHA256.hash(data: Array(line)))) }
}
