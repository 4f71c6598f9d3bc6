import Kernel
import Sync
import SyncModel
import Wire

/// Sets the stream of a pool, as long as nothing is to be written to it. Push sync and enabled streams are not built.
struct SetIdentityPoolConfiguration: Operation {
    let settings: SyncPoolSettings

    func perform(
        _ input: SetIdentityPoolConfigurationInput, for _: Developer
    ) async throws -> SetIdentityPoolConfigurationOutput {
        let pool = IdentityPoolID(rawValue: input.identityPoolId)
        guard input.pushSync?.isEmpty ?? true else { throw InvalidInput("Not built yet in Martlet: PushSync.") }
        if let streams = input.cognitoStreams {
            guard streams.streamingStatus == .disabled else {
                throw InvalidInput("Not built yet in Martlet: CognitoStreams, unless StreamingStatus is DISABLED.")
            }
            try await settings.set(StreamSettings(name: streams.streamName, role: streams.roleArn), of: pool)
        }
        let stream = try await settings.stream(of: pool)
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
