import Cryptography
import Kernel

/// What callers know of the measured server.
struct BenchTarget: Sendable {
    let pool: UserPoolID
    let client: ClientID
    let population: UserPopulation
    let signer: RequestSigner
    let arithmetic: OpenSSLArithmetic
    let world: World

    /// All workloads, in the order of the report.
    var workloads: [Workload] {
        [
            srpSignIn, passwordSignIn, refresh, getUser,
            Workload(name: "AdminGetUser") { number, _ in
                let body = #"{"UserPoolId":"\#(pool)","Username":"\#(BenchUser(number * population.stride).username)"}"#
                return Repeater(request: signer.call("AdminGetUser", body))
            },
            signUp,
            Workload(name: "ListUsers, 60") { _, _ in
                Repeater(request: signer.call("ListUsers", #"{"UserPoolId":"\#(pool)","Limit":60}"#))
            },
            Workload(name: "JWKS") { _, _ in Repeater(request: .get("/\(pool)/.well-known/jwks.json")) },
        ]
    }

    /// A sign-in with the user's password.
    func signIn(_ user: BenchUser) -> Request {
        Request.call(
            "InitiateAuth",
            #"{"AuthFlow":"USER_PASSWORD_AUTH","ClientId":"\#(client)","AuthParameters":{"#
                + #""USERNAME":"\#(user.username)","PASSWORD":"\#(user.password.exposed)"}}"#)
    }
}
