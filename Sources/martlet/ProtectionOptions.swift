import ArgumentParser
import Server

/// The options of `martlet serve` about passwords, second factors and threat protection.
struct ProtectionOptions: ParsableArguments {
    @Option(help: "Wrong codes of second factors that lock a user, 5 to 100. (default: 100)")
    var maxSecondFactorFailures: String?
    @Flag(help: "Accept common passwords, such as Password1!, as Cognito does. (default: off; on with --dev)")
    var commonPasswords = false
    @Option(help: "A file or folder with SHA-1 hashes of compromised passwords. (default: a list of common ones)")
    var compromisedPasswords: String?
    @Option(help: "A file in MaxMind's format that says where addresses are. (default: none)")
    var locationDatabase: String?
    @Option(help: "Days for which users' events are kept, up to 3650. (default: 90)")
    var authEventDays: String?
    @Option(help: "Events of a user that are kept of those that passed, and of the others, 10 to 500. (default: 50)")
    var authEventsPerUser: String?

    var flags: [Setting: String?] {
        [
            .maxSecondFactorFailures: maxSecondFactorFailures, .commonPasswords: commonPasswords ? "true" : nil,
            .compromisedPasswords: compromisedPasswords, .locationDatabase: locationDatabase,
            .authEventDays: authEventDays, .authEventsPerUser: authEventsPerUser,
        ]
    }
}
