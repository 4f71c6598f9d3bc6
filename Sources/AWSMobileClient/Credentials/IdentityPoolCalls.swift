import IdentityPoolsModel
import Kernel
import WireClient
import WireRuntime

/// The operations of an identity pool that the client uses.
struct IdentityPoolCalls: Sendable {
    let pool: ClientConfiguration.IdentityPool
    let wire: WireClient
    let retries: Retries

    /// The identity of `logins`, or a new one for a guest.
    func identity(_ logins: [String: Secret<String>]) async throws -> String {
        let input = GetIdInput(identityPoolId: pool.id, logins: logins.isEmpty ? nil : logins)
        guard let id = try await call(input).identityId else { throw AWSMobileClientError.noIdentity }
        return id
    }

    /// The identity and keys for `request`.
    ///
    /// If the identity pool does not accept the identity, another one is requested, and then the call is repeated once:
    /// a deleted identity and an identity of another user are replaced.
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
        guard let credentials = output.credentials, let accessKey = credentials.accessKeyId,
            let secretKey = credentials.secretKey
        else { throw AWSMobileClientError.noKeys }
        let keys = AWSCredentials(
            accessKey: accessKey, secretKey: secretKey.exposed, sessionKey: credentials.sessionToken,
            expiration: credentials.expiration?.date)
        return KeptIdentity(id: output.identityId ?? identity, keys: keys)
    }

    /// Both operations can be repeated: at worst a guest's identity remains that nothing uses.
    private func call<Input: OperationInput>(_ input: Input) async throws -> Input.Output {
        try await retries.run(
            Input.operation.name, while: { Retries.isTransient($0, isIdempotent: true) },
            request: { try await wire.call(input) })
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
