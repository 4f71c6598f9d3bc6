import Kernel
import Sync
import SyncModel
import Wire

/// Shows the stream of a pool.
struct GetIdentityPoolConfiguration: Operation {
    let settings: SyncPoolSettings

    func perform(
        _ input: GetIdentityPoolConfigurationInput, for _: Developer
    ) async throws -> GetIdentityPoolConfigurationOutput {
        let stream = try await settings.stream(of: IdentityPoolID(rawValue: input.identityPoolId))
        return GetIdentityPoolConfigurationOutput(
            cognitoStreams: stream.map { CognitoStreams($0) }, identityPoolId: input.identityPoolId)
    }
}

extension CognitoStreams {
    /// The stream as the service describes it. Nothing is written to it.
    init(_ stream: StreamSettings) {
        self.init(roleArn: stream.role, streamName: stream.name, streamingStatus: .disabled)
    }
}
