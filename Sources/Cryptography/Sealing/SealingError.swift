/// A sealed value could not be opened, or the sealing key could not be read.
package enum SealingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Modified, truncated, sealed for another purpose or context, or sealed under a key that is missing.
    case unreadable
    /// The store contains data, but the key is missing. A new key would make the data permanently unreadable.
    case missingKey(path: String)
    /// Other users may read or write the file, or it is not a regular file.
    case exposedKeyFile(path: String)
    case malformedKey(source: String)
    case inaccessibleKeyFile(path: String, reason: String)

    /// One line for the operator.
    package var description: String {
        switch self {
        case .unreadable: "what is stored cannot be opened with the sealing key at hand"
        case .missingKey(let path):
            "there is data, but no sealing key for it: set MARTLET_SEALING_KEY or restore \(path)"
        case .exposedKeyFile(let path):
            "\(path) must be a plain file of this user with mode 0600: others may read or replace the sealing key"
        case .malformedKey(let source): "\(source) does not hold 32 bytes in Base64 (several: separated by commas)"
        case .inaccessibleKeyFile(let path, let reason): "\(path) cannot be used for the sealing key: \(reason)"
        }
    }
}
