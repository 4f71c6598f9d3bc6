import Kernel

extension AttributeDefinition {
    /// The stored form of `value`. The empty string removes a value, so every kind accepts it.
    ///
    /// - Throws: `InvalidInput` if it is not a value of this attribute.
    func admit(_ value: String) throws -> String {
        guard !value.utf8.isEmpty else { return value }
        return switch kind {
        case .string: try admitText(value)
        case .number: try admitNumber(value)
        case .boolean: try admitBoolean(value)
        case .dateTime: try admitDateTime(value)
        }
    }

    private func admitText(_ value: String) throws -> String {
        let count = value.unicodeScalars.count
        guard count <= Self.maxValueLength else {
            throw wrong("String must be no longer than \(Self.maxValueLength) characters")
        }
        if let greatest = length?.greatest, let maximum = Int(greatest), count > maximum {
            throw wrong("String must be no longer than \(maximum) characters")
        }
        if let least = length?.least, let fewest = Int(least), count < fewest {
            throw wrong("String must be no shorter than \(fewest) characters")
        }
        return try admitSyntax(value)
    }

    /// Checks the attributes whose text has its own syntax.
    private func admitSyntax(_ value: String) throws -> String {
        switch name {
        case "email":
            guard EmailSyntax.admits(value) else { throw InvalidInput("Invalid email address format.") }
        case "phone_number":
            guard PhoneSyntax.admits(value) else { throw InvalidInput("Invalid phone number format.") }
        case "birthdate":
            guard CalendarDate(value) != nil else {
                throw InvalidInput("Invalid birthdate format, please use YYYY-MM-DD.")
            }
        default: break
        }
        return value
    }

    private func admitNumber(_ value: String) throws -> String {
        guard value.utf8.count <= Self.maxValueLength, let number = DecimalNumber(value) else {
            throw wrong("Value must be a number")
        }
        if let greatest = range?.greatest.flatMap(DecimalNumber.init), greatest < number {
            throw wrong("Number must be no greater than \(greatest.text)")
        }
        if let least = range?.least.flatMap(DecimalNumber.init), number < least {
            throw wrong("Number must be no less than \(least.text)")
        }
        return value
    }

    /// Clients also send `True`; the lower-case form is stored, because tokens carry a JSON Boolean.
    private func admitBoolean(_ value: String) throws -> String {
        switch value {
        case "true", "True", "TRUE": "true"
        case "false", "False", "FALSE": "false"
        default: throw wrong("Value must be true or false")
        }
    }

    private func admitDateTime(_ value: String) throws -> String {
        guard CalendarDate.admitsDateTime(value) else { throw wrong("Value must be a date and time of ISO 8601") }
        return value
    }

    private func wrong(_ what: String) -> InvalidInput { AttributeSchema.nonconforming("\(name): \(what)\n") }

    /// The longest value of any attribute, in characters (UP-ATTR-07).
    static let maxValueLength = 2048
}
