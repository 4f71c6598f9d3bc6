/// The common parts of all requests to the admin port, and the values that several commands exchange.
package enum AdminProtocol {
    /// The part of the X-Amz-Target header before the name of the command.
    static let targetPrefix = "Martlet."
    /// The service in the credential scope of signatures (SigV4).
    static let signingName = "cognito-idp"
}
