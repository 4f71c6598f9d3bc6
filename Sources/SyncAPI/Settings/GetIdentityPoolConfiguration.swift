import Kernel
import Sync
import SyncModel
import Wire

/// Shows the stream of a pool.
struct GetIdentityPoolConfiguration: Operation {
    let streams: SyncStreams

    func perform(
        _ input: GetIdentityPoolConfigurationInput, for _: Developer
    ) async throws -> GetIdentityPoolConfigurationOutput {
        let stream = try await streams.find(IdentityPoolID(rawValue: input.identityPoolId))
        return GetIdentityPoolConfigurationOutput(
            cognitoStreams: stream.map { CognitoStreams($0) }, identityPoolId: input.identityPoolId)
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
