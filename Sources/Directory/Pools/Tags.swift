import Kernel

/// The rules for a pool's tags (UP-TAG).
package enum Tags {
    /// Checks the tags (UP-TAG-02).
    ///
    /// - Parameter owner: The owner of the tags, at the start of a sentence.
    /// - Throws: `InvalidInput` if there are too many, or AWS does not permit one: keys have 1 to 128 and values up to
    ///   256 letters, digits, spaces and `_.:/=+-@`, and `aws:` keys are reserved.
    package static func check(_ tags: [String: String], of owner: String = "A user pool") throws {
        guard tags.count <= 50 else { throw InvalidInput("\(owner) can have at most 50 tags.") }
        for (key, value) in tags {
            guard (1...128).contains(key.unicodeScalars.count), value.unicodeScalars.count <= 256,
                isPermitted(key), isPermitted(value), !key.lowercased().utf8.starts(with: "aws:".utf8)
            else { throw InvalidInput("Invalid tag: \(key)") }
        }
    }

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
