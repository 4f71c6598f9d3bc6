import Cryptography
import Directory
import Kernel
import Triggers

/// The operator's settings for triggers.
struct TriggerConfiguration: Sendable {
    /// The targets of functions.
    var targets: [TriggerTarget]
    /// Whether targets in the store may be programs.
    var allowsPrograms: Bool
    /// The key that encrypts codes for the functions that send them.
    var senderKey: SenderKey?

    /// - Throws: `ConfigurationError`.
    init(_ settings: Settings, sources: inout SecretSources) throws(ConfigurationError) {
        targets = []
        for (function, document) in settings.targets.sorted(by: { $0.key < $1.key }) {
            targets.append(try document.target(of: FunctionARN(rawValue: function), sources: &sources))
        }
        // In development, functions are programs on the developer's machine.
        allowsPrograms = try settings.isOn(.programTargets, else: settings.isOn(.dev))
        senderKey = try Self.senderKey(settings, sources: &sources)
    }

    private static func senderKey(
        _ settings: Settings, sources: inout SecretSources
    ) throws(ConfigurationError) -> SenderKey? {
        guard let file = settings[.senderKeyFile] else { return nil }
        guard let bytes = Base64.decode(try sources.read(file).exposed), let key = try? SenderKey(Secret(bytes)) else {
            throw ConfigurationError(file, reason: "it does not hold 32 bytes in Base64")
        }
        return key
    }
}
