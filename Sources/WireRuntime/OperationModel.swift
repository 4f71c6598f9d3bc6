/// The services whose models are included.
public enum ServiceName: String, Hashable, CaseIterable, Sendable {
    /// `cognito-idp`, aws-json 1.1.
    case userPools
    /// `cognito-identity`, aws-json 1.1.
    case identityPools
    /// `cognito-sync`, rest-json.
    case sync
    /// `sts`, query.
    case securityTokens
    /// `iam`, query.
    case iam

    /// The prefix before the dot in `X-Amz-Target`, or nil if the service does not use that header.
    public var targetPrefix: String? {
        switch self {
        case .userPools: "AWSCognitoIdentityProviderService"
        case .identityPools: "AWSCognitoIdentityService"
        case .sync, .securityTokens, .iam: nil
        }
    }

    /// The service's name in signatures (SigV4 credential scope) and policy actions.
    public var signingName: String {
        switch self {
        case .userPools: "cognito-idp"
        case .identityPools: "cognito-identity"
        case .sync: "cognito-sync"
        case .securityTokens: "sts"
        case .iam: "iam"
        }
    }

    /// The version in requests of the query protocol, or nil if the service uses another protocol.
    public var queryVersion: String? {
        switch self {
        case .userPools, .identityPools, .sync: nil
        case .securityTokens: "2011-06-15"
        case .iam: "2010-05-08"
        }
    }
}

/// The model of one operation.
public struct OperationModel: Sendable {
    /// The name on the wire.
    public var name: String
    /// The service.
    public var service: ServiceName
    /// Whether the caller must sign the request (SigV4).
    public var signed: Bool
    /// Whether the response has a body.
    public var hasOutput: Bool
    /// The method and path of a rest-json operation.
    public var route: Route?
    /// The declared error codes.
    public var errors: [ErrorCode]

    /// Makes a model.
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

/// The method and path of a rest-json operation.
public struct Route: Hashable, Sendable {
    /// The methods that occur in the models.
    public enum Method: String, Hashable, Sendable {
        case get = "GET"
        case post = "POST"
        case delete = "DELETE"
    }

    /// The method.
    public var method: Method
    /// The path with members in braces: `/identitypools/{IdentityPoolId}`.
    public var path: String

    /// A route.
    public init(_ method: Method, _ path: String) {
        self.method = method
        self.path = path
    }
}
