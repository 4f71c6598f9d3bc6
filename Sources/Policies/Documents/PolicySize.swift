/// The size of policies for the quotas.
///
/// https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_iam-quotas.html
package enum PolicySize {
    /// The largest quota of IAM: that of a role's inline policies.
    package static let max = 10_240
    /// How many bytes a document may have with its white space, as in IAM's API.
    static let maxBytes = 131_072

    /// How many characters `text` has without white space.
    package static func count(_ text: String) -> Int {
        text.utf8.count { byte in
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): false
            default: !byte.isContinuation
            }
        }
    }

    /// Determines the size of `text`.
    ///
    /// - Throws: `PolicyRefusal.tooLong` if it has more than `limit` characters.
    static func check(_ text: String, limit: Int) throws(PolicyRefusal) -> Int {
        let limit = min(limit, max)
        guard text.utf8.count <= maxBytes else { throw .tooLong(limit: limit) }
        let size = count(text)
        guard size <= limit else { throw .tooLong(limit: limit) }
        return size
    }
}
