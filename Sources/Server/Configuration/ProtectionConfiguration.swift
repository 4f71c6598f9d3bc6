import Directory
import Factors
import Risk

/// The checked settings that protect sign-ins.
struct ProtectionConfiguration: Sendable {
    /// How many wrong codes lock a user's second factors until an administrator unlocks them.
    var maxSecondFactorFailures: Int
    /// Whether users may choose common passwords, which attackers try first.
    var takesCommonPasswords: Bool
    var eventRetention = EventRetention()
    var compromisedPasswords = CompromisedPasswords.common
    /// The file with the locations of addresses; nil for none.
    private let locationFile: Settings.Given?

    init(_ settings: Settings, isDevelopment: Bool) throws(ConfigurationError) {
        let max = SecondFactorFailures.maxByDefault
        maxSecondFactorFailures = try settings.number(.maxSecondFactorFailures, in: 5...max, else: max)
        // Test suites use common passwords.
        takesCommonPasswords = try settings.isOn(.commonPasswords, else: isDevelopment)
        eventRetention.days = try settings.number(
            .authEventDays, in: EventRetention.possibleDays, else: eventRetention.days)
        eventRetention.count = try settings.number(
            .authEventsPerUser, in: EventRetention.possibleCounts, else: eventRetention.count)
        if let given = settings[.compromisedPasswords] {
            do { compromisedPasswords = .listed(try PasswordHashFile(given.text)) } catch {
                throw ConfigurationError(given, reason: error.description)
            }
        }
        locationFile = settings[.locationDatabase]
        try locationFile?.requireReadableFile()
    }

    /// Reads the database of locations. Commands do not: it takes memory, and only servers assess sign-ins.
    ///
    /// - Returns: Nil if the operator names none.
    /// - Throws: `ConfigurationError`.
    func readLocations() throws(ConfigurationError) -> LocationDatabase? {
        guard let locationFile else { return nil }
        do { return try LocationDatabase(locationFile.text) } catch {
            throw ConfigurationError(locationFile, reason: error.description)
        }
    }
}
