import Cryptography
import Kernel

/// The measured server and its pool.
struct BenchTarget: Sendable {
    let pool: UserPoolID
    let client: ClientID
    let population: UserPopulation
    let signer: RequestSigner
    let arithmetic: OpenSSLArithmetic
    let world: World

    /// The workloads of a pool with the default settings, in the order of the report.
    var workloads: [Workload] {
        [
            srpSignIn, passwordSignIn, refresh, getUser,
            Workload(name: "AdminGetUser") { number, _ in
                let body = #"{"UserPoolId":"\#(pool)","Username":"\#(BenchUser(number * population.stride).username)"}"#
                return Repeater(request: signer.call("AdminGetUser", body: body))
            },
            signUp,
            Workload(name: "ListUsers, 60") { _, _ in
                Repeater(request: signer.call("ListUsers", body: #"{"UserPoolId":"\#(pool)","Limit":60}"#))
            },
            Workload(name: "JWKS") { _, _ in Repeater(request: .get("/\(pool)/.well-known/jwks.json")) },
        ]
    }

    /// A sign-in with the user's password.
    ///
    /// - Parameter device: The key of the user's device.
    func signIn(_ user: BenchUser, on device: String? = nil) -> Request {
        let deviceMember = device.map { #","DEVICE_KEY":"\#($0)""# } ?? ""
        return Request.call(
            "InitiateAuth",
            body: #"{"AuthFlow":"USER_PASSWORD_AUTH","ClientId":"\#(client)","AuthParameters":{"#
                + #""USERNAME":"\#(user.username)","PASSWORD":"\#(user.password.exposed)"\#(deviceMember)}}"#)
    }
}
