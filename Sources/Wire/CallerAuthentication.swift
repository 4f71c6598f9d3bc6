package import Kernel
package import WireRuntime

/// The credential checks that operations need; the server supplies them.
package struct CallerAuthentication: Sendable {
    /// Verifies an access token.
    ///
    /// Throws a `Refusal` if the token is forged, expired or revoked, or lacks a scope that the operation requires.
    package var accessToken:
        @Sendable (_ token: Secret<String>, _ operation: OperationModel) async throws -> AccessTokenIdentity

    /// Verifies the signature (SigV4) of a request whose body is not parsed yet.
    ///
    /// Throws a `ServiceError` with one of the codes for signatures.
    package var signature: @Sendable (_ request: WireRequest, _ operation: OperationModel) async throws -> IAMCaller

    /// Checks that the caller's policies allow the operation on the resource. Throws a `Refusal` if they do not.
    package var permission:
        @Sendable (_ caller: IAMCaller, _ operation: OperationModel, _ resource: Resource) async throws -> Void

    /// Checks that the caller's policies allow an action of a service outside this server, such as
    /// `lambda:InvokeFunction`, on the resource with this ARN. Throws a `Refusal` if they do not.
    package var action: @Sendable (_ caller: IAMCaller, _ action: String, _ resource: String) async throws -> Void

    /// Uses the given checks.
    package init(
        accessToken: @escaping @Sendable (Secret<String>, OperationModel) async throws -> AccessTokenIdentity,
        signature: @escaping @Sendable (WireRequest, OperationModel) async throws -> IAMCaller,
        permission: @escaping @Sendable (IAMCaller, OperationModel, Resource) async throws -> Void,
        action: @escaping @Sendable (IAMCaller, String, String) async throws -> Void
    ) {
        self.accessToken = accessToken
        self.signature = signature
        self.permission = permission
        self.action = action
    }
}
