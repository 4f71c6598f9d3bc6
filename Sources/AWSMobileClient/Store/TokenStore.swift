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

    /// Changes the entries of `service` atomically: readers see the whole change or none of it, even if the process
    /// ends during the call.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - body: Changes the entries.
    /// - Throws: An error if the change cannot be written; the entries are then unchanged.
    func change(_ service: String, _ body: (inout [String: String]) -> Void) throws
}

/// A store could not be read or written. An app's own stores may throw it as well.
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
