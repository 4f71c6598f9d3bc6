/// A gateway's questions at `/verify` about requests to a service of the operator's own, in nginx's form.
struct BenchGateway: Sendable {
    let target: IdentityTarget

    private static let host = "files.example.com"
    private static let service = BenchService(signingName: "files")
    private static let path = "/buckets/photos/2026/november.jpg"

    /// The service, as the server's configuration has it.
    ///
    /// - Parameter pool: The user pool whose access tokens are accepted.
    static func configuration(for pool: String) -> [String: Any] {
        let rule: [String: Any] = [
            "method": "GET", "path": "/buckets/{bucket}/{rest...}", "action": "files:GetObject",
            "resource": "arn:aws:files:::{bucket}/{rest}", "scopes": ["aws.cognito.signin.user.admin"],
        ]
        return ["host": host, "service": service.signingName, "pools": [pool], "rules": [rule]]
    }

    /// A signature by temporary credentials, and an access token: each under a millisecond.
    var workloads: [Workload] {
        [
            Workload(name: "Verify a signature", target: .microseconds(1000)) { number, connection in
                let signer = try target.sessionSigner(number, over: connection)
                return Repeater(
                    request: question(signer.headers(ofGet: Self.path, at: Self.host, of: Self.service)))
            },
            Workload(name: "Verify a token", target: .microseconds(1000)) { number, connection in
                let user = BenchUser(number * target.target.population.stride)
                let tokens = try connection.call(target.target.signIn(user))
                return Repeater(request: question("Authorization: Bearer \(try tokens.text("AccessToken"))\r\n"))
            },
        ]
    }

    private func question(_ headers: String) -> Request {
        .get(
            "/verify",
            headers: """
                X-Original-Method: GET\r
                X-Original-URI: \(Self.path)\r
                X-Original-Host: \(Self.host)\r
                \(headers)
                """)
    }
}
