import Kernel
import Wire

/// The rules for tags of users, roles, policies and sessions. Keys are unique regardless of case.
enum IAMTags {
    /// Checks tags.
    ///
    /// - Throws: `InvalidInput` if a tag is not permitted or two keys are the same, or `IAMQuotaRefusal`.
    static func check(_ tags: [IAMResourceTag], atMost maximum: Int) throws {
        guard tags.count <= maximum else { throw IAMQuotaRefusal.tags(maximum) }
        for tag in tags {
            guard (1...128).contains(tag.key.unicodeScalars.count), tag.value.unicodeScalars.count <= 256,
                isPermitted(tag.key), isPermitted(tag.value), !folded(tag.key).utf8.starts(with: "aws:".utf8)
            else { throw InvalidInput("The tag key or value is not permitted.") }
        }
        // Strings that are equivalent in Unicode are one condition key, so they are one tag key. Tag keys have few
        // combining marks.
        guard Set(tags.map { folded($0.key) }).count == tags.count else {
            throw InvalidInput("Duplicate tag keys found. Please note that Tag keys are case insensitive.")
        }
    }

    /// The key of a tag in lower case, for look-ups. Keys of tags are not longer.
    static func folded(_ key: String) -> String {
        key.utf8.count <= 512 && StreamSafeText.admits(key) ? key.lowercased() : key
    }

    /// Whether two keys name the same tag.
    static func areSame(_ one: String, as other: String) -> Bool { folded(one).hasSameBytes(as: folded(other)) }

    private static func isPermitted(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
                .letterNumber, .otherNumber, .spaceSeparator:
                true
            default: "_.:/=+-@".unicodeScalars.contains(scalar)
            }
        }
    }
}
