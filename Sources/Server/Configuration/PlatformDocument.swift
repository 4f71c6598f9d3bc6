import Kernel
import Triggers

/// The members that only targets of platform applications have in the configuration file.
struct PlatformDocument: Decodable, Sendable {
    private var keyFile: String?
    private var keyID: String?
    private var teamID: String?
    private var topic: String?
    private var serviceAccountFile: String?
    private var clientID: String?
    private var clientSecretFile: String?

    private enum CodingKeys: String, CodingKey {
        case topic
        case keyFile = "key-file"
        case keyID = "key-id"
        case teamID = "team-id"
        case serviceAccountFile = "service-account-file"
        case clientID = "client-id"
        case clientSecretFile = "client-secret-file"
    }

    /// The members that a kind of target may have in addition to those of `TargetDocument`.
    static func members(of kind: TargetDocument.Kind) -> [String] {
        let keys: [CodingKeys] =
            switch kind {
            case .apns: [.keyFile, .keyID, .teamID, .topic]
            case .fcm: [.serviceAccountFile]
            case .adm: [.clientID, .clientSecretFile]
            case .lambda, .hook, .process, .kinesis, .sns: []
            }
        return keys.map(\.rawValue)
    }

    /// The settings of a target at Apple's push service.
    ///
    /// - Parameter origin: Where the document is, for messages.
    func apns(endpoint: String?, isPrivate: Bool, origin: String) throws(ConfigurationError) -> TargetSettings {
        .apns(
            APNsTarget(
                topic: try require(topic, member: .topic, origin: origin),
                teamID: try require(teamID, member: .teamID, origin: origin),
                keyID: try require(keyID, member: .keyID, origin: origin), endpoint: endpoint, isPrivate: isPrivate))
    }

    /// The settings of a target at Amazon Device Messaging.
    ///
    /// - Parameter origin: Where the document is, for messages.
    func adm(endpoint: String?, isPrivate: Bool, origin: String) throws(ConfigurationError) -> TargetSettings {
        .adm(
            ADMTarget(
                clientID: try require(clientID, member: .clientID, origin: origin), endpoint: endpoint,
                isPrivate: isPrivate))
    }

    /// The secret of a kind of target, from its file; nil for kinds whose secret is not a member here.
    func secret(
        of kind: TargetDocument.Kind, origin: String, in path: String, sources: inout SecretSources
    ) throws(ConfigurationError) -> Secret<String>? {
        let (file, member): (String?, CodingKeys)
        switch kind {
        case .apns: (file, member) = (keyFile, .keyFile)
        case .fcm: (file, member) = (serviceAccountFile, .serviceAccountFile)
        case .adm: (file, member) = (clientSecretFile, .clientSecretFile)
        case .lambda, .hook, .process, .kinesis, .sns: return nil
        }
        let given = Settings.Given(
            text: try require(file, member: member, origin: origin), origin: "\(member.rawValue) of \(origin)",
            place: .file(path))
        return kind == .adm ? try sources.read(given) : try sources.readDocument(given)
    }

    private func require(
        _ value: String?, member: CodingKeys, origin: String
    ) throws(ConfigurationError) -> String {
        guard let value else { throw ConfigurationError("\(origin): \"\(member.rawValue)\" is missing") }
        return value
    }
}
