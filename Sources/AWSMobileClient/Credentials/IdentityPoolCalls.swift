import Foundation
import IdentityPoolsModel
import Kernel
import WireClient
import WireRuntime

struct IdentityPoolCalls: Sendable {
    let pool: ClientConfiguration.IdentityPool
    let wire: WireClient
    let world: World

    /// The identity of `logins`, or a new one for a guest.
    func identity(_ logins: [String: Secret<String>]) async throws -> String {
        let input = GetIdInput(identityPoolId: pool.id, logins: logins.isEmpty ? nil : logins)
        guard let id = try await call(input).identityId else { throw AWSMobileClientError.noIdentity }
        return id
    }

    /// The identity and keys for `request`.
    ///
    /// If the identity pool does not accept the identity, another one is requested, and then the call is repeated once.
    /// So a deleted identity is replaced, and an identity of another user is given up.
    func credentials(
        for request: CredentialsRequest, logins: [String: Secret<String>], identity known: String
    ) async throws -> KeptIdentity {
        do { return try await keys(for: request, logins: logins, identity: known) } catch let error
            as ServiceResponseError
        {
            guard !request.isBound, error.mayConcernIdentity(hasLogins: !logins.isEmpty) else { throw error }
            let other = try await identity(logins)
            guard other != known else { throw error }
            return try await keys(for: request, logins: logins, identity: other)
        }
    }

    private func keys(
        for request: CredentialsRequest, logins: [String: Secret<String>], identity: String
    ) async throws -> KeptIdentity {
        let output = try await call(
            GetCredentialsForIdentityInput(
                customRoleArn: request.customRoleARN, identityId: identity, logins: logins.isEmpty ? nil : logins))
        guard let given = output.credentials, let access = given.accessKeyId, let secret = given.secretKey else {
            throw AWSMobileClientError.noKeys
        }
        let keys = AWSCredentials(
            accessKey: access, secretKey: secret.exposed, sessionKey: given.sessionToken,
            expiration: given.expiration?.date)
        return KeptIdentity(id: output.identityId ?? identity, keys: keys)
    }

    /// Both operations can be repeated: at worst a guest's identity remains that nothing uses.
    private func call<Input: OperationInput>(_ input: Input) async throws -> Input.Output {
        for attempt in 0..<3 {
            do { return try await wire.call(input) } catch {
                // `InitiateAuth` is an example of an operation that can be repeated.
                guard PoolCalls.isRetryable(error, of: "InitiateAuth") else { throw error }
                let base = 100 << attempt
                try await Task.sleep(for: .milliseconds(base + base * Int(world.bytes(1).first ?? 0) / 512))
            }
        }
        return try await wire.call(input)
    }
}

extension ServiceResponseError {
    /// Whether the request may succeed with another identity after this error.
    fileprivate func mayConcernIdentity(hasLogins: Bool) -> Bool {
        switch code {
        case .notAuthorized, .resourceNotFound: true
        case nil: hasLogins || type == "ValidationException"
        default: false
        }
    }
}
