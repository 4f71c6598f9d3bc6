/// The value of a record.
public enum AWSCognitoRecordValue: Hashable, Sendable {
    /// A text.
    case string(String)
    /// The key was removed.
    case deleted

    /// The text; nil if the key was removed.
    public func string() -> String? {
        switch self {
        case .string(let text): text
        case .deleted: nil
        }
    }
}
