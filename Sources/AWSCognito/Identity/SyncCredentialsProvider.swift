public import AWSMobileClient

/// Gives `AWSCognito` an identity and its credentials: `AWSMobileClient`, or a type of the app.
public protocol SyncCredentialsProvider: CredentialsProvider {
    /// The identity, without a request; nil if it is not known yet, or if the user has signed out.
    ///
    /// Every call of a dataset uses it, so it must be fast.
    /// - Throws: An error if it cannot be read.
    func syncIdentity() throws -> SyncIdentity?

    /// Forgets the identity and its credentials, for `AWSCognito.wipe`.
    func forgetIdentity()
}
