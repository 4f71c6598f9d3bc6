import Kernel

/// The callers' view of an identity pool of the measured server. Its identities get roles.
struct IdentityTarget: Sendable {
    let target: BenchTarget
    let pool: String

    /// The account that a server has without a setting.
    private static let account = "123456789012"
    private static let service = "cognito-identity.amazonaws.com"

    /// Creates the identity pool and its roles over the wire, as an administrator does.
    static func create(in target: BenchTarget, port: Int) throws -> IdentityTarget {
        let connection = try Connection(port: port)
        let pool = try connection.call(
            target.signer.call(
                "CreateIdentityPool",
                body: #"{"IdentityPoolName":"bench","AllowUnauthenticatedIdentities":true,"AllowClassicFlow":true,"#
                    + #""CognitoIdentityProviders":[{"ProviderName":"\#(provider(target))","#
                    + #""ClientId":"\#(target.client)"}]}"#, of: .identityPools)
        ).text("IdentityPoolId")
        for (kind, name) in [("authenticated", "users"), ("unauthenticated", "guests")] {
            try makeRole(name, kind: kind, pool: pool, in: target, over: connection)
        }
        _ = try connection.call(
            target.signer.call(
                "SetIdentityPoolRoles",
                body: #"{"IdentityPoolId":"\#(pool)","Roles":{"authenticated":"\#(role("users"))","#
                    + #""unauthenticated":"\#(role("guests"))"}}"#, of: .identityPools))
        return IdentityTarget(target: target, pool: pool)
    }

    private static func makeRole(
        _ name: String, kind: String, pool: String, in target: BenchTarget, over connection: Connection
    ) throws {
        let trust = """
            {"Version":"2012-10-17","Statement":[{"Effect":"Allow","Principal":{"Federated":"\(service)"},\
            "Action":"sts:AssumeRoleWithWebIdentity","Condition":{"StringEquals":{"\(service):aud":"\(pool)"},\
            "ForAnyValue:StringLike":{"\(service):amr":"\(kind)"}}}]}
            """
        let policy = """
            {"Version":"2012-10-17","Statement":[{"Effect":"Allow",\
            "Action":["cognito-idp:*","cognito-sync:*","files:*"],"Resource":"*"}]}
            """
        let calls = [
            [("Action", "CreateRole"), ("AssumeRolePolicyDocument", trust)],
            [("Action", "PutRolePolicy"), ("PolicyName", "own"), ("PolicyDocument", policy)],
        ]
        for call in calls {
            let fields = call + [("RoleName", name), ("Version", "2010-05-08")]
            _ = try connection.call(target.signer.form(fields, of: .iam))
        }
    }

    private static func provider(_ target: BenchTarget) -> String {
        "cognito-idp.us-east-1.amazonaws.com/\(target.pool)"
    }

    private static func role(_ name: String) -> String { "arn:aws:iam::\(account):role/\(name)" }

    /// The workloads, in the order of the report.
    var workloads: [Workload] {
        [guestCredentials, userCredentials, webIdentity, sessionCall] + BenchGateway(target: self).workloads
    }

    /// Credentials of randomly chosen guests, each named by an id in `identities`.
    func guestCredentials(of identities: [String]) -> Workload {
        Workload(name: "Guest credentials") { number, _ in
            GuestCredentials(target: self, identities: identities, random: BenchRandom(seed: number + 1))
        }
    }

    /// Credentials of a role for an identity without logins: 3,000 a second and core.
    private var guestCredentials: Workload {
        Workload(name: "Guest credentials", target: .microseconds(333)) { _, connection in
            Repeater(request: credentials(of: try identity(over: connection)))
        }
    }

    /// The identity of a signed-in user, and credentials for it: the ID token is verified twice.
    var userCredentials: Workload {
        Workload(name: "GetId and credentials") { number, connection in
            UserCredentials(target: self, logins: try logins(of: number, over: connection))
        }
    }

    /// A session of a role for the token of an identity.
    private var webIdentity: Workload {
        Workload(name: "AssumeRoleWithWebIdentity") { _, connection in
            let token = try connection.call(
                .call(
                    "GetOpenIdToken", body: #"{"IdentityId":"\#(try identity(over: connection))"}"#, of: .identityPools)
            ).text("Token")
            return Repeater(
                request: .form(
                    to: "/",
                    fields: [
                        ("Action", "AssumeRoleWithWebIdentity"), ("Version", "2011-06-15"),
                        ("RoleArn", Self.role("guests")), ("RoleSessionName", "bench"), ("WebIdentityToken", token),
                    ]))
        }
    }

    /// A signed call with temporary credentials, which the role's policy allows.
    private var sessionCall: Workload {
        Workload(name: "AdminGetUser, by a session") { number, connection in
            let signer = try sessionSigner(number, over: connection)
            let name = BenchUser(number * target.population.stride).username
            return Repeater(
                request: signer.call("AdminGetUser", body: #"{"UserPoolId":"\#(target.pool)","Username":"\#(name)"}"#))
        }
    }

    /// Signs with temporary credentials of a user.
    func sessionSigner(_ number: Int, over connection: Connection) throws -> RequestSigner {
        let user = UserCredentials(target: self, logins: try logins(of: number, over: connection))
        return try signer(with: try user.credentials(over: connection))
    }

    /// A new guest, and a signer with the guest's credentials.
    func guest(over connection: Connection) throws -> (identity: String, signer: RequestSigner) {
        let identity = try identity(over: connection)
        return (identity, try signer(with: try connection.call(credentials(of: identity))))
    }

    private func signer(with credentials: Response) throws -> RequestSigner {
        var signer = RequestSigner(
            key: .init(id: try credentials.text("AccessKeyId"), secret: Secret(try credentials.text("SecretKey"))),
            region: target.signer.region, world: target.world)
        signer.sessionToken = Secret(try credentials.text("SessionToken"))
        return signer
    }

    private func identity(over connection: Connection) throws -> String {
        let request = Request.call("GetId", body: #"{"IdentityPoolId":"\#(pool)"}"#, of: .identityPools)
        return try connection.call(request).text("IdentityId")
    }

    fileprivate func credentials(of identity: String, logins: String = "") -> Request {
        .call("GetCredentialsForIdentity", body: #"{"IdentityId":"\#(identity)"\#(logins)}"#, of: .identityPools)
    }

    /// The member `Logins` of a user's requests.
    private func logins(of number: Int, over connection: Connection) throws -> String {
        let tokens = try connection.call(target.signIn(BenchUser(number * target.population.stride)))
        return #","Logins":{"\#(Self.provider(target))":"\#(try tokens.text("IdToken"))"}"#
    }
}

/// Asks for the credentials of one of many guests.
private struct GuestCredentials: Caller {
    let target: IdentityTarget
    let identities: [String]
    var random: BenchRandom

    mutating func perform(over connection: Connection) throws {
        let identity = identities[random.next(below: identities.count)]
        _ = try connection.call(target.credentials(of: identity)).text("SessionToken")
    }
}

/// Asks for the identity of a user and for its credentials.
private struct UserCredentials: Caller {
    let target: IdentityTarget
    let logins: String

    func perform(over connection: Connection) throws { _ = try credentials(over: connection).text("SessionToken") }

    func credentials(over connection: Connection) throws -> Response {
        let identity = try connection.call(
            .call("GetId", body: #"{"IdentityPoolId":"\#(target.pool)"\#(logins)}"#, of: .identityPools)
        ).text("IdentityId")
        return try connection.call(target.credentials(of: identity, logins: logins))
    }
}
