import Directory
import Kernel
import Triggers

extension AddTriggerTarget {
    /// The settings of the target's kind, which the members decide.
    ///
    /// - Throws: `InvalidInput` if there are members of several kinds, or of none.
    var settings: TargetSettings {
        get throws {
            if let platform { return try settings(of: platform) }
            switch (url, endpoint, command) {
            case (let url?, nil, nil): return .hook(HookTarget(url: url, isPrivate: allowPrivate))
            case (nil, let endpoint?, nil): return settings(ofAPI: endpoint)
            case (nil, nil, let command?): return .process(process(of: command))
            default: throw InvalidInput("A target is a hook, a program, or an API of Lambda, Kinesis or a platform.")
            }
        }
    }

    private func settings(ofAPI endpoint: String) -> TargetSettings {
        guard FunctionARN(rawValue: function).isStream else {
            return .lambda(
                LambdaTarget(
                    endpoint: endpoint, region: region ?? "", accessKeyID: accessKeyID ?? "",
                    functionName: functionName, isPrivate: allowPrivate))
        }
        return .kinesis(
            KinesisTarget(
                endpoint: endpoint, region: region ?? "", accessKeyID: accessKeyID ?? "", isPrivate: allowPrivate))
    }

    private func process(of command: [String]) -> ProcessTarget {
        var process = ProcessTarget(command: command, folder: folder ?? "")
        if let environment { process.environment = environment }
        if let workers { process.workers = workers }
        if let idleSeconds { process.idleSeconds = idleSeconds }
        return process
    }

    private func settings(of platform: PlatformAPI) throws(InvalidInput) -> TargetSettings {
        guard url == nil, command == nil else { throw InvalidInput("A platform is neither hook nor program.") }
        return switch platform {
        case .apns(let topic, let teamID, let keyID):
            .apns(
                APNsTarget(topic: topic, teamID: teamID, keyID: keyID, endpoint: endpoint, isPrivate: allowPrivate))
        case .fcm: .fcm(FCMTarget(endpoint: endpoint, isPrivate: allowPrivate))
        case .adm(let clientID): .adm(ADMTarget(clientID: clientID, endpoint: endpoint, isPrivate: allowPrivate))
        case .sns:
            .sns(
                SNSTarget(
                    endpoint: endpoint ?? "", region: region ?? "", accessKeyID: accessKeyID ?? "",
                    isPrivate: allowPrivate))
        }
    }
}
