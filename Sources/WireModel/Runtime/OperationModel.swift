/// The services whose models this house speaks.
public enum ServiceName: String, Hashable, CaseIterable, Sendable {
    /// `cognito-idp`, aws-json 1.1.
    case userPools
    /// `cognito-identity`, aws-json 1.1.
    case identityPools
    /// `cognito-sync`, rest-json.
    case sync
    /// `sts`, query.
    case securityTokens

    /// What stands before the dot in `X-Amz-Target`, or nil where the service has no such header.
    public var targetPrefix: String? {
        switch self {
        case .userPools: "AWSCognitoIdentityProviderService"
        case .identityPools: "AWSCognitoIdentityService"
        case .sync, .securityTokens: nil
        }
    }

    /// The service's name in signatures (SigV4 credential scope) and in policy actions.
    public var signingName: String {
        switch self {
        case .userPools: "cognito-idp"
        case .identityPools: "cognito-identity"
        case .sync: "cognito-sync"
        case .securityTokens: "sts"
        }
    }
}

/// What the model says of one operation.
public struct OperationModel: Sendable {
    /// The name on the wire.
    public var name: String
    /// The service that it belongs to.
    public var service: ServiceName
    /// Whether the caller signs the request (SigV4).
    public var signed: Bool
    /// Whether the answer has a body.
    public var hasOutput: Bool
    /// Method and path, for the service that is called by them.
    public var route: Route?
    /// The codes that the model declares.
    public var errors: [ErrorCode]

    /// Writes down what the model says.
    public init(
        name: String, service: ServiceName, signed: Bool, hasOutput: Bool, route: Route? = nil, errors: [ErrorCode]
    ) {
        self.name = name
        self.service = service
        self.signed = signed
        self.hasOutput = hasOutput
        self.route = route
        self.errors = errors
    }
}

/// Where a rest-json operation is found.
public struct Route: Hashable, Sendable {
    /// The methods that occur in the model.
    public enum Method: String, Hashable, Sendable {
        case get = "GET"
        case post = "POST"
        case delete = "DELETE"
    }

    /// The method that the operation is called with.
    public var method: Method
    /// A path with members in braces: `/identitypools/{IdentityPoolId}`.
    public var path: String

    /// The operation at `path`.
    public init(_ method: Method, _ path: String) {
        self.method = method
        self.path = path
    }
}
