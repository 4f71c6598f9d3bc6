import Directory
import Kernel
import Sync
import SyncModel
import Wire

/// Sets the stream of a pool (STR-CFG-02), and the applications for messages to its users' devices (PUSH-SRV-04).
struct SetIdentityPoolConfiguration: Operation {
    let streams: SyncStreams
    let push: SyncPush

    func perform(
        _ input: SetIdentityPoolConfigurationInput, for _: Developer
    ) async throws -> SetIdentityPoolConfigurationOutput {
        let pool = IdentityPoolID(rawValue: input.identityPoolId)
        let settings = try input.pushSync.flatMap { try PushSettings($0) }
        // Checked first, so that a refusal leaves the stream as it is.
        if let settings { try await push.check(settings, of: pool) }
        if let stream = input.cognitoStreams {
            try await streams.set(
                StreamSettings(name: stream.streamName, role: stream.roleArn),
                isEnabled: stream.streamingStatus.map { $0 == .enabled }, of: pool)
        }
        if input.pushSync != nil { try await push.set(settings, of: pool) }
        return SetIdentityPoolConfigurationOutput(
            cognitoStreams: try await streams.find(pool).map { CognitoStreams($0) },
            identityPoolId: input.identityPoolId, pushSync: try await push.find(pool).map { PushSync($0) })
    }
}

extension PushSettings {
    /// The applications that a request names; nil if it ends messages.
    fileprivate init?(_ push: PushSync) throws(InvalidInput) {
        let applications = push.applicationArns ?? []
        guard let role = push.roleArn, !applications.isEmpty else {
            guard push.roleArn == nil, applications.isEmpty else {
                throw InvalidInput("PushSync has ApplicationArns and a RoleArn, or neither.")
            }
            return nil
        }
        self.init(applications: applications.map { FunctionARN(rawValue: $0) }, role: role)
    }
}

extension SetIdentityPoolConfigurationInput: PassesRoles {
    package var passedRoles: [String] { [cognitoStreams?.roleArn, pushSync?.roleArn].compactMap { $0 } }
    package static var passedTo: String { "cognito-sync.amazonaws.com" }
}
