/// The requirements for requests of one method to some paths of a service.
package struct GatewayRule: Sendable {
    /// The action and resource that a signer must be allowed.
    package struct Permission: Sendable {
        /// The action in the form of policies, such as `files:GetObject`.
        package var action: String
        /// The ARN of the resource.
        package var resource: ResourceTemplate

        /// A permission for an action on a resource.
        package init(action: String, resource: ResourceTemplate) {
            self.action = action
            self.resource = resource
        }
    }

    /// The methods that a gateway may ask about. A preflight has no credentials: a gateway responds to it itself.
    package static let methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]

    /// One of the methods.
    package var method: String
    package var path: ServicePathPattern
    /// The requirement for a signature; nil if the rule does not accept signatures.
    package var permission: Permission?
    /// A bearer token needs one of these scopes. If there are none, the rule does not accept tokens.
    package var scopes: [String]
    /// Whether a signed request may leave its body unsigned.
    package var allowsUnsignedPayload: Bool
    /// Whether each token's session and user are looked up.
    package var checksSession: Bool

    package init(
        method: String, path: ServicePathPattern, permission: Permission? = nil, scopes: [String] = [],
        allowsUnsignedPayload: Bool = false, checksSession: Bool = false
    ) {
        self.method = method
        self.path = path
        self.permission = permission
        self.scopes = scopes
        self.allowsUnsignedPayload = allowsUnsignedPayload
        self.checksSession = checksSession
    }
}
