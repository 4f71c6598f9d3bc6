import ArgumentParser
import Server

/// The options of a target that delivers messages to devices.
struct PlatformOptions: ParsableArguments {
    @Option(help: "Apple: the file with the key, AuthKey_….p8.")
    var apnsKeyFile: String?
    @Option(help: "Apple: the key's id.")
    var apnsKeyId: String?
    @Option(help: "Apple: the team's id.")
    var apnsTeamId: String?
    @Option(help: "Apple: the app's bundle id.")
    var apnsTopic: String?
    @Option(help: "Google: the JSON key file of a service account.")
    var fcmServiceAccountFile: String?
    @Option(help: "Amazon Device Messaging: the client's id.")
    var admClientId: String?
    @Option(help: "Amazon Device Messaging: a file with its secret.")
    var admClientSecretFile: String?
    @Option(help: "The endpoint of an SNS API: https://sns.us-east-1.amazonaws.com")
    var sns: String?
    @Option(help: "Another server in place of the platform's own: https://…")
    var platformEndpoint: String?

    /// The options that determine the kind of target; at most one may be given.
    var kinds: [String?] { [apnsKeyFile, fcmServiceAccountFile, admClientId, sns] }

    func validate() throws {
        let isApple = [apnsKeyFile, apnsKeyId, apnsTeamId, apnsTopic].map { $0 != nil }
        guard Set(isApple).count == 1 else {
            throw ValidationError(
                "Apple's service needs --apns-key-file, --apns-key-id, --apns-team-id and --apns-topic")
        }
        guard (admClientId == nil) == (admClientSecretFile == nil) else {
            throw ValidationError("Amazon Device Messaging needs --adm-client-id and --adm-client-secret-file")
        }
        guard
            platformEndpoint == nil || [apnsKeyFile, fcmServiceAccountFile, admClientId].contains(where: { $0 != nil })
        else { throw ValidationError("--platform-endpoint is for the services of Apple, Google and Amazon") }
    }

    /// Sets the members of a target that are about a platform, if the options name one.
    func apply(to target: inout AddTriggerTarget) throws {
        if let apnsKeyFile {
            try target.readSecretDocument(apnsKeyFile, of: "--apns-key-file")
            target.platform = .apns(topic: apnsTopic ?? "", teamID: apnsTeamId ?? "", keyID: apnsKeyId ?? "")
        } else if let fcmServiceAccountFile {
            try target.readSecretDocument(fcmServiceAccountFile, of: "--fcm-service-account-file")
            target.platform = .fcm
        } else if let admClientId, let admClientSecretFile {
            try target.readSecret(admClientSecretFile, of: "--adm-client-secret-file")
            target.platform = .adm(clientID: admClientId)
        } else if sns != nil {
            target.platform = .sns
        } else {
            return
        }
        target.endpoint = sns ?? platformEndpoint
    }
}
