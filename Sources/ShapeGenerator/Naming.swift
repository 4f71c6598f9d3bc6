/// The Swift spelling of the model's names.
enum Naming {
    /// `UserPoolId` becomes `userPoolId`, `MFAOptions` `mfaOptions`, `SMSMessage` `smsMessage`, `ARN` `arn`.
    static func member(_ name: String) -> String {
        let letters = Array(name)
        var capitals = letters.prefix { $0.isUppercase || $0.isNumber }.count
        if capitals < letters.count, capitals > 1, letters[capitals].isLowercase { capitals -= 1 }
        return escaped(String(letters[..<capitals]).lowercased() + String(letters[capitals...]))
    }

    /// `USER_SRP_AUTH` becomes `userSrpAuth`, `phone_number` `phoneNumber`, `V1_0` `v1_0`.
    ///
    /// `NONE` becomes `nothing`, because `none` would be read as an optional's missing value.
    static func enumerationCase(_ value: String) -> String {
        guard value.uppercased() != "NONE" else { return "nothing" }
        var name = ""
        for word in value.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
            let isUppercase = !word.contains { $0.isLowercase }
            let part = isUppercase ? word.lowercased() : String(word)
            if name.isEmpty {
                name = isUppercase ? part : part.prefix(1).lowercased() + part.dropFirst()
            } else {
                let digitsMeet = name.last?.isNumber == true && part.first?.isNumber == true
                name += (digitsMeet ? "_" : "") + upperFirst(part)
            }
        }
        return escaped(name)
    }

    /// `InvalidParameterException` becomes `invalidParameter`.
    static func errorCase(_ shape: String) -> String {
        member(shape.hasSuffix("Exception") ? String(shape.dropLast("Exception".count)) : shape)
    }

    /// A literal for `text`, raw if it contains backslashes or quotation marks.
    static func quoted(_ text: String) -> String {
        text.contains("\\") || text.contains("\"") ? "#\"\(text)\"#" : "\"\(text)\""
    }

    static func upperFirst(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    private static func escaped(_ name: String) -> String {
        reserved.contains(name) ? "`\(name)`" : name
    }

    private static let reserved: Set<String> = [
        "class", "default", "extension", "false", "func", "import", "in", "init", "internal", "operator", "private",
        "protocol", "public", "return", "self", "static", "switch", "true", "var", "where",
    ]
}
