import Kernel
import WireRuntime

/// The usable keys of a key set (RFC 7517, section 5).
struct PublishedKeys: Sendable {
    private let keys: [ByteKey: RSAVerificationKey]

    /// Reads a key set of at most 256 KiB and 100 keys; nil if it has no usable key.
    init?(_ document: [UInt8]) {
        let limits = JSONReader.Limits(length: 262_144, depth: 8, values: 4096)
        guard case .array(let members)? = (try? JSONReader.read(document, limits: limits))?.object?["keys"],
            members.count <= 100
        else { return nil }
        var keys: [ByteKey: RSAVerificationKey] = [:]
        var repeated: Set<ByteKey> = []
        for key in members.compactMap({ $0.object.flatMap(RSAVerificationKey.init) }) {
            if keys.updateValue(key, forKey: ByteKey(key.id)) != nil { repeated.insert(ByteKey(key.id)) }
        }
        // If two keys have the same id, it is unclear which one is meant.
        for id in repeated { keys[id] = nil }
        guard !keys.isEmpty else { return nil }
        self.keys = keys
    }

    func key(_ id: String) -> RSAVerificationKey? { keys[ByteKey(id)] }
}
