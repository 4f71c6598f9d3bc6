import Kernel

/// The pairs that a message of the Encryption SDK authenticates, in the form of its header.
struct EncryptionContext {
    /// The number of pairs, and each pair in the order of the names' bytes; empty without pairs.
    let bytes: [UInt8]

    /// - Throws: `InvalidInput` if the pairs are longer than the format permits.
    init(_ pairs: [String: String]) throws(InvalidInput) {
        guard !pairs.isEmpty else {
            bytes = []
            return
        }
        guard let count = UInt16(exactly: pairs.count) else { throw .tooLongToEncrypt }
        var bytes: [UInt8] = []
        bytes.append(bigEndian: count)
        let sorted = pairs.map { (name: Array($0.key.utf8), value: Array($0.value.utf8)) }
            .sorted { $0.name.lexicographicallyPrecedes($1.name) }
        for pair in sorted {
            try bytes.appendCounted(pair.name)
            try bytes.appendCounted(pair.value)
        }
        self.bytes = bytes
    }
}

extension [UInt8] {
    /// Appends the length of `bytes` in two bytes, and `bytes`.
    ///
    /// - Throws: `InvalidInput` if the length needs more.
    mutating func appendCounted(_ bytes: [UInt8]) throws(InvalidInput) {
        guard let count = UInt16(exactly: bytes.count) else { throw .tooLongToEncrypt }
        append(bigEndian: count)
        self += bytes
    }
}

extension InvalidInput {
    fileprivate static let tooLongToEncrypt = InvalidInput("The encryption context is too long.")
}
