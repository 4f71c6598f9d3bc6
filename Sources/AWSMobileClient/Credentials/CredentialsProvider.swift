/// Gives credentials to what signs requests: `AWSMobileClient`, `AWSCredentials` themselves, or a type of the app.
public protocol CredentialsProvider: Sendable {
    /// Returns valid credentials.
    ///
    /// - Throws: An error if it has none.
    func getAWSCredentials() async throws -> AWSCredentials
}

extension AWSCredentials: CredentialsProvider {
    /// These credentials.
    public func getAWSCredentials() -> AWSCredentials { self }
}
