/// The calls of a client about credentials: `client.credentials`.
///
///     let keys = try await client.credentials()
///     let identity = try await client.credentials.getIdentityId()
public struct CredentialsCalls: CredentialsProvider {
    let client: AWSMobileClient

    /// See ``AWSMobileClient/getAWSCredentials()``.
    ///
    /// - Throws: The errors of `getAWSCredentials`.
    public func callAsFunction() async throws -> AWSCredentials { try await client.getAWSCredentials() }

    /// See ``AWSMobileClient/getAWSCredentials()``.
    ///
    /// - Throws: The errors of `AWSMobileClient.getAWSCredentials`.
    public func getAWSCredentials() async throws -> AWSCredentials { try await client.getAWSCredentials() }

    /// See ``AWSMobileClient/getIdentityId()``.
    ///
    /// - Throws: The errors of `AWSMobileClient.getIdentityId`.
    public func getIdentityId() async throws -> String { try await client.getIdentityId() }

    /// See ``AWSMobileClient/identityId``.
    public var identityId: String? { client.identityId }

    /// Forgets the keys. See ``AWSMobileClient/clearCredentials()``.
    public func clear() { client.clearCredentials() }

    /// Forgets the keys and the identity. See ``AWSMobileClient/clearKeychain()``.
    public func clearIdentity() { client.clearKeychain() }
}
