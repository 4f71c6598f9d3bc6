/// Why something sealed could not be opened, or a key to open it with not be had.
public enum SealingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Changed, cut short, sealed for something else, or sealed under a key that is not here.
    case unreadable
    /// There is data but no key for it. A new one would make the data unreadable for good.
    case missingKey(path: String)
    /// Someone other than the owner may read or write the file, or it is no plain file.
    case exposedKeyFile(path: String)
    case malformedKey(source: String)
    case inaccessibleKeyFile(path: String, reason: String)

    /// One line for the person who starts the server.
    public var description: String {
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
