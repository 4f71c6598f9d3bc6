import Cryptography
import Kernel

extension BenchTarget {
    /// Creates a pool and a client on a new server, over the wire, as an administrator does.
    static func create(
        port: Int, population: UserPopulation, settings: BenchPoolSettings, signer: RequestSigner,
        arithmetic: OpenSSLArithmetic, world: World
    ) throws -> BenchTarget {
        let connection = try Connection(port: port)
        let pool = try connection.call(
            signer.call("CreateUserPool", body: #"{"PoolName":"bench"\#(settings.members)}"#)
        ).text("Id")
        if settings.offersApps { _ = try connection.call(signer.call("SetUserPoolMfaConfig", body: offer(pool))) }
        let flows = #"["ALLOW_USER_SRP_AUTH","ALLOW_USER_PASSWORD_AUTH","ALLOW_REFRESH_TOKEN_AUTH"]"#
        let client = try connection.call(
            signer.call(
                "CreateUserPoolClient",
                body: #"{"UserPoolId":"\#(pool)","ClientName":"bench","ExplicitAuthFlows":\#(flows)}"#)
        ).text("ClientId")
        return BenchTarget(
            pool: UserPoolID(rawValue: pool), client: ClientID(rawValue: client), population: population,
            signer: signer, arithmetic: arithmetic, world: world)
    }

    /// The input that lets the users of `pool` have authenticator apps.
    private static func offer(_ pool: String) -> String {
        #"{"UserPoolId":"\#(pool)","MfaConfiguration":"OPTIONAL","#
            + #""SoftwareTokenMfaConfiguration":{"Enabled":true}}"#
    }

    /// Calls an operation on the pool, as an administrator does.
    ///
    /// - Parameter members: The members of the input after the pool's id.
    func call(_ operation: String, members: String, over connection: Connection) throws -> Response {
        try connection.call(signer.call(operation, body: #"{"UserPoolId":"\#(pool)",\#(members)}"#))
    }

    /// The same target with more users.
    func with(_ population: UserPopulation) -> BenchTarget {
        BenchTarget(
            pool: pool, client: client, population: population, signer: signer, arithmetic: arithmetic, world: world)
    }
}
