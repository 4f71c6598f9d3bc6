import Kernel
import Logging

/// Values in the type of their setting. Each function throws `ConfigurationError` for a value of another type or range,
/// and returns the default after `else` if the setting is not given.
extension Settings {
    /// - Parameter reason: What the error says if the text does not pass the check.
    func text(
        _ setting: Setting, else standard: String, reason: String, isGood: (String) -> Bool
    ) throws(ConfigurationError) -> String {
        guard let given = self[setting] else { return standard }
        guard isGood(given.text) else { throw ConfigurationError(given, reason: reason) }
        return given.text
    }

    func port(_ setting: Setting, else standard: Int) throws(ConfigurationError) -> Int {
        try number(setting, in: 1...65_535, else: standard)
    }

    func number(
        _ setting: Setting, in range: ClosedRange<Int>, else standard: Int
    ) throws(ConfigurationError) -> Int {
        try number(setting, in: range) ?? standard
    }

    /// A number; nil if the setting is not given.
    func number(_ setting: Setting, in range: ClosedRange<Int>) throws(ConfigurationError) -> Int? {
        guard let given = self[setting] else { return nil }
        guard given.text.utf8.allSatisfy(\.isASCIIDigit), let number = Int(given.text),
            range.contains(number)
        else {
            throw ConfigurationError(
                given, reason: "it is not a number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    func isOn(_ setting: Setting, else standard: Bool = false) throws(ConfigurationError) -> Bool {
        guard let given = self[setting] else { return standard }
        switch given.text {
        case "true", "1", "yes": return true
        case "false", "0", "no", "": return false
        default: throw ConfigurationError(given, reason: "it is neither true nor false")
        }
    }

    func choice<Value: RawRepresentable<String> & CaseIterable>(
        _ setting: Setting, else standard: Value
    ) throws(ConfigurationError) -> Value {
        guard let given = self[setting] else { return standard }
        guard let value = Value(rawValue: given.text) else {
            let names = Value.allCases.map(\.rawValue).joined(separator: ", ")
            throw ConfigurationError(given, reason: "it is not one of \(names)")
        }
        return value
    }

    func logLevel(else standard: Logger.Level) throws(ConfigurationError) -> Logger.Level {
        guard let given = self[.logLevel] else { return standard }
        guard let level = Logger.Level(rawValue: given.text) else {
            let names = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
            throw ConfigurationError(given, reason: "it is not one of \(names)")
        }
        return level
    }
}
