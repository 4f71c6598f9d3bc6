import Directory
import Kernel
import Pages
import Storage
import Triggers

extension LocalAdminClient {
    func addTarget(_ new: AdminProtocol.NewTarget) async throws -> AdminProtocol.TargetSecret {
        let made = new.url != nil && new.secret == nil ? HookSecret.makeText(store.world) : nil
        let target = TriggerTarget(
            FunctionARN(rawValue: new.function), settings: try Self.settings(of: new),
            secret: made ?? new.secret.map { Secret($0) },
            pools: new.pools.map { $0.map(UserPoolID.init(rawValue:)) })
        try await functions.targets.add(target)
        return AdminProtocol.TargetSecret(secret: made?.exposed)
    }

    private static func settings(of new: AdminProtocol.NewTarget) throws -> TargetSettings {
        if let platform = new.platform { return try settings(of: new, platform) }
        switch (new.url, new.endpoint, new.command) {
        case (let url?, nil, nil): return .hook(HookTarget(url: url, isPrivate: new.allowPrivate))
        case (nil, let endpoint?, nil) where FunctionARN(rawValue: new.function).isStream:
            return .kinesis(
                KinesisTarget(
                    endpoint: endpoint, region: new.region ?? "", accessKeyID: new.accessKeyID ?? "",
                    isPrivate: new.allowPrivate))
        case (nil, let endpoint?, nil):
            return .lambda(
                LambdaTarget(
                    endpoint: endpoint, region: new.region ?? "", accessKeyID: new.accessKeyID ?? "",
                    functionName: new.functionName, isPrivate: new.allowPrivate))
        case (nil, nil, let command?):
            var process = ProcessTarget(command: command, folder: new.folder ?? "")
            if let environment = new.environment { process.environment = environment }
            if let workers = new.workers { process.workers = workers }
            if let seconds = new.idleSeconds { process.idleSeconds = seconds }
            return .process(process)
        default: throw InvalidInput("A target is a hook, a program, or an API of Lambda, Kinesis or a platform.")
        }
    }

    private static func settings(
        of new: AdminProtocol.NewTarget, _ platform: AdminProtocol.PlatformAPI
    ) throws -> TargetSettings {
        guard new.url == nil, new.command == nil else { throw InvalidInput("A platform is neither hook nor program.") }
        switch platform {
        case .apns(let topic, let teamID, let keyID):
            return .apns(
                APNsTarget(
                    topic: topic, teamID: teamID, keyID: keyID, endpoint: new.endpoint, isPrivate: new.allowPrivate))
        case .fcm: return .fcm(FCMTarget(endpoint: new.endpoint, isPrivate: new.allowPrivate))
        case .adm(let clientID):
            return .adm(ADMTarget(clientID: clientID, endpoint: new.endpoint, isPrivate: new.allowPrivate))
        case .sns:
            return .sns(
                SNSTarget(
                    endpoint: new.endpoint ?? "", region: new.region ?? "", accessKeyID: new.accessKeyID ?? "",
                    isPrivate: new.allowPrivate))
        }
    }

    func targets() async throws -> [AdminProtocol.Target] {
        try await functions.targets.list().map(AdminProtocol.Target.init)
    }

    func removeTarget(_ function: String) async throws {
        try await functions.targets.remove(FunctionARN(rawValue: function))
    }

    func invoke(_ trigger: String, in pool: String, event: String?) async throws -> TriggerCallView {
        guard let kind = TriggerKind(rawValue: trigger) else {
            let names = TriggerKind.allCases.map(\.rawValue).joined(separator: ", ")
            throw InvalidInput("\(trigger) is no trigger; these are: \(names).")
        }
        let found = try await store.database.read { try PoolTable($0).require(UserPoolID(rawValue: pool)) }
        guard let function = found.settings.function(for: kind) else {
            throw InvalidInput("The pool \(found.id) has no function for \(trigger).")
        }
        let bytes = try event.map { Array($0.utf8) } ?? functions.sample(kind, in: found)
        return TriggerCallView(await functions.invoker.tryOut(kind, function: function, for: found.id, event: bytes))
    }
}
