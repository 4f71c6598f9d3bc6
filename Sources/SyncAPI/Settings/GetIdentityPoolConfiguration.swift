import Directory
import Kernel
import Sync
import SyncModel
import Wire

/// Shows the stream of a pool, and its applications for messages to devices.
struct GetIdentityPoolConfiguration: Operation {
    let streams: SyncStreams
    let push: SyncPush

    func perform(
        _ input: GetIdentityPoolConfigurationInput, for _: Developer
    ) async throws -> GetIdentityPoolConfigurationOutput {
        let pool = IdentityPoolID(rawValue: input.identityPoolId)
        return GetIdentityPoolConfigurationOutput(
            cognitoStreams: try await streams.find(pool).map { CognitoStreams($0) },
            identityPoolId: input.identityPoolId, pushSync: try await push.find(pool).map { PushSync($0) })
    }
}

extension PushSync {
    /// The applications as the service describes them.
    init(_ push: PushSettings) {
        self.init(applicationArns: push.applications.map(\.rawValue), roleArn: push.role)
    }
}

extension CognitoStreams {
    /// The stream as the service describes it.
    init(_ stream: StreamConfiguration) {
        self.init(
            roleArn: stream.settings.role, streamName: stream.settings.name,
            streamingStatus: stream.isEnabled ? .enabled : .disabled)
    }
}
