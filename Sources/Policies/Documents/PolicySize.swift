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

    /// Refuses a text that no quota admits, before it is parsed.
    ///
    /// - Throws: `PolicyRefusal.tooLong`.
    static func check(_ text: String) throws(PolicyRefusal) {
        guard text.utf8.count <= maxBytes, count(text) <= max else { throw .tooLong(limit: max) }
    }
}
