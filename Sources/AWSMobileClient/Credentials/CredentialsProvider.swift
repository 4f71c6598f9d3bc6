/// Gives credentials to what signs requests: `AWSMobileClient`, `AWSCredentials` themselves, or a type of the app.
public protocol CredentialsProvider: Sendable {
    /// Credentials that are valid now.
    ///
    /// - Throws: An error if there are none.
    func getAWSCredentials() async throws -> AWSCredentials
}

extension AWSCredentials: CredentialsProvider {
    /// These credentials.
    public func getAWSCredentials() -> AWSCredentials { self }
}
