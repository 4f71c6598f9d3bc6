public import Foundation

/// Keeps sessions beyond the process: named texts, grouped by service.
///
/// The service is `<bundle identifier>.AWSCognitoIdentityUserPool`. It has the entries `<client id>.currentUser` and
/// `<client id>.<username>.` with `accessToken`, `idToken`, `refreshToken` and `tokenExpiration`, as in the iOS SDK;
/// `scopes` for a session of hosted pages, and `refreshTokenRotation` if the app client rotates refresh tokens; and the
/// device keys `<pool id>.<username>.device.` with `id`, `group` and `secret`, which sign-outs leave.
///
/// Several clients can use one store, in one process or in several. A store must not call its client, which waits for
/// the store.
public protocol TokenStore: Sendable {
    /// The entries of `service`; empty if there are none.
    ///
    /// - Throws: An error if the entries cannot be read.
    func entries(of service: String) throws -> [String: String]

    /// Changes the entries of `service` atomically: readers see all of a change or nothing of it, also if the process
    /// ends meanwhile.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - body: Changes the entries.
    /// - Throws: An error if the change cannot be written; then the entries are unchanged.
    func change(_ service: String, _ body: (inout [String: String]) -> Void) throws
}

/// A store could not be read or written. Stores of an app's own may throw it too.
public struct TokenStoreError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A sentence about the failure and its cause. It contains no secret.
    public var description: String

    /// Makes an error.
    ///
    /// - Parameter description: A sentence about the failure and its cause, which users may read. It must contain no
    ///   secret.
    public init(_ description: String) { self.description = description }
}

extension TokenStoreError: LocalizedError {
    /// The sentence.
    public var errorDescription: String? { description }
}
