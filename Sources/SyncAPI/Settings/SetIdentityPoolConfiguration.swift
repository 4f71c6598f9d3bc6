import Kernel
import Sync
import SyncModel
import Wire

/// Sets the stream of a pool (STR-CFG-02). Push sync is not built.
struct SetIdentityPoolConfiguration: Operation {
    let streams: SyncStreams

    func perform(
        _ input: SetIdentityPoolConfigurationInput, for _: Developer
    ) async throws -> SetIdentityPoolConfigurationOutput {
        let pool = IdentityPoolID(rawValue: input.identityPoolId)
        guard input.pushSync?.isEmpty ?? true else { throw InvalidInput("Not built yet in Martlet: PushSync.") }
        if let stream = input.cognitoStreams {
            try await streams.set(
                StreamSettings(name: stream.streamName, role: stream.roleArn),
                isEnabled: stream.streamingStatus.map { $0 == .enabled }, of: pool)
        }
        let stream = try await streams.find(pool)
        return SetIdentityPoolConfigurationOutput(
            cognitoStreams: stream.map { CognitoStreams($0) }, identityPoolId: input.identityPoolId)
    }
}

extension PushSync {
    fileprivate var isEmpty: Bool { applicationArns?.isEmpty ?? true && roleArn == nil }
}

extension SetIdentityPoolConfigurationInput: PassesRoles {
    package var passedRoles: [String] { [cognitoStreams?.roleArn, pushSync?.roleArn].compactMap { $0 } }
    package static var passedTo: String { "cognito-sync.amazonaws.com" }
}
