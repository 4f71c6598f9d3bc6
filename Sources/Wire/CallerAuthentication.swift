public import Kernel
public import WireModel

/// Checks credentials on behalf of the tables. The house fills it in when it is built.
public struct CallerAuthentication: Sendable {
    /// Turns an access token into the person who holds it.
    ///
    /// Throws a `Refusal` where the token is forged, expired or revoked, or lacks the scope that the operation wants.
    public var accessToken:
        @Sendable (_ token: Secret<String>, _ operation: OperationModel) async throws -> AccessTokenIdentity

    /// Checks the signature (SigV4) of a request whose body nobody has looked into yet, and says whose it is.
    ///
    /// Throws a `ServiceError` with one of the codes for signatures.
    public var signature: @Sendable (_ request: WireRequest, _ operation: OperationModel) async throws -> Administrator

    /// Asks the caller's policies whether the operation may be done to the resource. Throws a `Refusal` where it may
    /// not.
    public var permission:
        @Sendable (_ caller: Administrator, _ operation: OperationModel, _ resource: Resource) async throws -> Void

    /// A doorkeeper who asks these three.
    public init(
        accessToken: @escaping @Sendable (Secret<String>, OperationModel) async throws -> AccessTokenIdentity,
        signature: @escaping @Sendable (WireRequest, OperationModel) async throws -> Administrator,
        permission: @escaping @Sendable (Administrator, OperationModel, Resource) async throws -> Void
    ) {
        self.accessToken = accessToken
        self.signature = signature
        self.permission = permission
    }
}
