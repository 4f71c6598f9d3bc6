import Kernel

/// The syntax of domains.
enum DomainName {
    /// Checks a prefix (UP-DOM-02).
    ///
    /// - Throws: `InvalidInput` unless it is one label of lower-case letters, digits and inner hyphens, without a
    ///   reserved word.
    static func checkPrefix(_ name: String) throws {
        guard isLabel(name.utf8) else {
            throw InvalidInput(
                "The domain name contains an invalid character. Domain names can only contain lower-case letters, "
                    + #"numbers, and hyphens. Please enter a different name that follows this format: "#
                    + #"^[a-z0-9](?:[a-z0-9\-]{0,61}[a-z0-9])?$"#)
        }
        for word in reservedWords where name.utf8.firstRange(of: word.utf8) != nil {
            throw InvalidInput("Domain cannot contain reserved word: \(word)")
        }
    }

    /// Checks a custom domain.
    ///
    /// - Throws: `InvalidInput` unless it is a host name of at least two labels.
    static func checkCustom(_ name: String) throws {
        guard isHostName(name) else {
            throw InvalidInput(
                "Custom domain is not a valid subdomain: a host name such as auth.example.com is expected.")
        }
    }

    /// Whether `name` can be a domain of either kind and should be looked up. Its length is limited.
    static func isPlausible(_ name: String) -> Bool {
        name.utf8.count <= maxLength && (isLabel(name.utf8) || isHostName(name))
    }

    /// `name` with its ASCII letters in lower case.
    static func lowercased(_ name: String) -> String {
        String(decoding: name.utf8.map(\.asciiLowercased), as: UTF8.self)
    }

    /// Whether `name` is a host name of at least two labels, and not an address.
    static func isHostName(_ name: String) -> Bool {
        guard name.utf8.count <= maxLength else { return false }
        // Most requests come here, so this avoids an array of labels.
        var rest = name.utf8[...]
        while let point = rest.firstIndex(of: UInt8(ascii: ".")) {
            guard isLabel(rest[..<point]) else { return false }
            rest = rest[rest.index(after: point)...]
        }
        // The last label of an address is a number.
        return rest.startIndex != name.utf8.startIndex && isLabel(rest) && !rest.allSatisfy(\.isASCIIDigit)
    }

    private static func isLabel<Label: BidirectionalCollection<UInt8>>(_ label: Label) -> Bool {
        (1...63).contains(label.count) && label.first != hyphen && label.last != hyphen
            && label.allSatisfy { $0.isASCIILowercase || $0.isASCIIDigit || $0 == hyphen }
    }

    private static let hyphen = UInt8(ascii: "-")
    private static let maxLength = 253
    private static let reservedWords = ["aws", "amazon", "cognito"]
}
