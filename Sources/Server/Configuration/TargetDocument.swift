import Directory
import Foundation
import Kernel
import Triggers

/// A target of a function as the configuration file has it, below `triggers`.
struct TargetDocument: Decodable, Sendable {
    var kind: Kind
    var endpoint: String?
    var region: String?
    var accessKeyID: String?
    var secretAccessKeyFile: String?
    var functionName: String?
    var url: String?
    var secretFile: String?
    var allowPrivate: Bool?
    var command: [String]?
    var folder: String?
    var environment: [String: String]?
    var workers: Int?
    var idleSeconds: Int?
    var pools: [String]?

    /// The members that only platform applications have.
    private var platform = PlatformDocument()
    /// The ARN and the configuration file, for messages.
    private var origin = ""
    /// The configuration file.
    private var path = ""

    enum Kind: String, Decodable, CaseIterable, Sendable { case lambda, hook, process, kinesis, apns, fcm, adm, sns }

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case kind, endpoint, region, functionName = "function-name", url, command, folder, environment, workers, pools
        case accessKeyID = "access-key-id"
        case secretAccessKeyFile = "secret-access-key-file"
        case secretFile = "secret-file"
        case allowPrivate = "allow-private"
        case idleSeconds = "idle-seconds"
    }

    /// The members that each kind may have.
    private static let members: [Kind: [CodingKeys]] = [
        .lambda: [.kind, .endpoint, .region, .accessKeyID, .secretAccessKeyFile, .functionName, .allowPrivate, .pools],
        .hook: [.kind, .url, .secretFile, .allowPrivate, .pools],
        .kinesis: [.kind, .endpoint, .region, .accessKeyID, .secretAccessKeyFile, .allowPrivate, .pools],
        .process: [.kind, .command, .folder, .environment, .workers, .idleSeconds, .pools],
        .apns: [.kind, .endpoint, .allowPrivate, .pools], .fcm: [.kind, .endpoint, .allowPrivate, .pools],
        .adm: [.kind, .endpoint, .allowPrivate, .pools],
        .sns: [.kind, .endpoint, .region, .accessKeyID, .secretAccessKeyFile, .allowPrivate, .pools],
    ]

    /// The targets in the value of `triggers`, by their ARNs; none if it is nil.
    ///
    /// - Throws: `ConfigurationError`.
    static func all(in value: Any?, path: String) throws(ConfigurationError) -> [String: TargetDocument] {
        guard let value else { return [:] }
        guard let object = value as? [String: [String: Any]] else {
            throw ConfigurationError("\(path): \"triggers\" is not an object of objects")
        }
        var documents: [String: TargetDocument] = [:]
        for (function, members) in object { documents[function] = try read(members, of: function, path: path) }
        return documents
    }

    private static func read(
        _ members: [String: Any], of function: String, path: String
    ) throws(ConfigurationError) -> TargetDocument {
        let origin = "\(function) in \(path)"
        guard let data = try? JSONSerialization.data(withJSONObject: members),
            var document = try? JSONDecoder().decode(TargetDocument.self, from: data),
            let platform = try? JSONDecoder().decode(PlatformDocument.self, from: data)
        else {
            let kinds = Kind.allCases.map(\.rawValue).joined(separator: ", ")
            throw ConfigurationError("\(origin): a member has the wrong type, or kind is not one of \(kinds)")
        }
        let known = (Self.members[document.kind] ?? []).map(\.rawValue) + PlatformDocument.members(of: document.kind)
        if let unknown = members.keys.sorted().first(where: { !known.contains($0) }) {
            throw ConfigurationError("\(origin): a target of kind \(document.kind.rawValue) has no \"\(unknown)\"")
        }
        (document.platform, document.origin, document.path) = (platform, origin, path)
        return document
    }

    /// The target, with its secret from its file.
    ///
    /// - Throws: `ConfigurationError` if a member is missing or not valid, or the file cannot be read.
    func target(
        of function: FunctionARN, sources: inout SecretSources
    ) throws(ConfigurationError) -> TriggerTarget {
        let target = TriggerTarget(
            function, settings: try settings(), secret: try secret(sources: &sources),
            pools: pools.map { $0.map(UserPoolID.init(rawValue:)) }, isConfigured: true)
        do { try target.check() } catch { throw ConfigurationError("\(origin): \(error.message)") }
        return target
    }

    private func settings() throws(ConfigurationError) -> TargetSettings {
        switch kind {
        case .lambda:
            .lambda(
                LambdaTarget(
                    endpoint: try require(endpoint, member: .endpoint), region: try require(region, member: .region),
                    accessKeyID: try require(accessKeyID, member: .accessKeyID), functionName: functionName,
                    isPrivate: allowPrivate ?? false))
        case .kinesis:
            .kinesis(
                KinesisTarget(
                    endpoint: try require(endpoint, member: .endpoint), region: try require(region, member: .region),
                    accessKeyID: try require(accessKeyID, member: .accessKeyID), isPrivate: allowPrivate ?? false))
        case .hook: .hook(HookTarget(url: try require(url, member: .url), isPrivate: allowPrivate ?? false))
        case .process:
            .process(
                ProcessTarget(
                    command: try require(command, member: .command), folder: try require(folder, member: .folder),
                    environment: environment ?? [:], workers: workers ?? 4, idleSeconds: idleSeconds ?? 300))
        case .sns:
            .sns(
                SNSTarget(
                    endpoint: try require(endpoint, member: .endpoint), region: try require(region, member: .region),
                    accessKeyID: try require(accessKeyID, member: .accessKeyID), isPrivate: allowPrivate ?? false))
        case .apns: try platform.apns(endpoint: endpoint, isPrivate: allowPrivate ?? false, origin: origin)
        case .fcm: .fcm(FCMTarget(endpoint: endpoint, isPrivate: allowPrivate ?? false))
        case .adm: try platform.adm(endpoint: endpoint, isPrivate: allowPrivate ?? false, origin: origin)
        }
    }

    private func secret(sources: inout SecretSources) throws(ConfigurationError) -> Secret<String>? {
        let (file, member): (String?, CodingKeys)
        switch kind {
        case .apns, .fcm, .adm: return try platform.secret(of: kind, origin: origin, in: path, sources: &sources)
        case .lambda, .kinesis, .sns: (file, member) = (secretAccessKeyFile, .secretAccessKeyFile)
        case .hook: (file, member) = (secretFile, .secretFile)
        case .process: return nil
        }
        return try sources.read(
            Settings.Given(
                text: try require(file, member: member), origin: "\(member.rawValue) of \(origin)", place: .file(path)))
    }

    private func require<Value>(_ value: Value?, member: CodingKeys) throws(ConfigurationError) -> Value {
        guard let value else { throw ConfigurationError("\(origin): \"\(member.rawValue)\" is missing") }
        return value
    }
}
