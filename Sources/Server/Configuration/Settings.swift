import Foundation

/// What the operator said, from all three places.
///
/// Flags win over the environment, and that over the file.
public struct Settings: Sendable {
    /// One value, and where it stands, for messages about it.
    struct Given: Sendable {
        var text: String
        var origin: String
        var place: AccountRegion
    }

    /// The kind of place.
    enum AccountRegion: Sendable {
        case flag, variable
        /// The configuration file at this path.
        case file(String)
    }

    private let given: [Setting: Given]

    /// Collects what is set.
    ///
    /// Throws `ConfigurationError` where the file cannot be read or sets what does not exist.
    public init(
        flags: [Setting: String], environment: [String: String], readFile: (String) throws -> [UInt8] = Settings.read
    ) throws(ConfigurationError) {
        var given: [Setting: Given] = [:]
        for setting in Setting.allCases {
            if let text = environment[setting.variable] {
                given[setting] = Given(text: text, origin: setting.variable, place: .variable)
            }
        }
        for (setting, text) in flags {
            given[setting] = Given(text: text, origin: "--\(setting.rawValue)", place: .flag)
        }
        if let path = given[.config]?.text {
            for (setting, value) in try ConfigurationFile(path: path, read: readFile).values
            where given[setting] == nil {
                given[setting] = Given(text: value, origin: "\(setting.rawValue) in \(path)", place: .file(path))
            }
        }
        self.given = given
    }

    /// What is set, or nil.
    subscript(setting: Setting) -> Given? { given[setting] }

    /// A file's bytes, at most 1 MiB of them.
    public static func read(_ path: String) throws -> [UInt8] {
        let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
        defer { try? file.close() }
        return [UInt8](try file.read(upToCount: 1 << 20) ?? Data())
    }
}
