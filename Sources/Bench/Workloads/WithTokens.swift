extension BenchTarget {
    /// `REFRESH_TOKEN_AUTH`, each caller with the refresh token of its own session.
    var refresh: Workload {
        Workload(name: "Refresh", baseline: [.signature, .signature], target: .ratio(1.5)) { number, connection in
            let tokens = try connection.call(signIn(BenchUser(number * population.stride)))
            return Repeater(
                request: .call(
                    "InitiateAuth",
                    body: #"{"AuthFlow":"REFRESH_TOKEN_AUTH","ClientId":"\#(client)","AuthParameters":{"#
                        + #""REFRESH_TOKEN":"\#(try tokens.text("RefreshToken"))"}}"#))
        }
    }

    /// `GetUser`, each caller with the access token of its own session.
    var getUser: Workload {
        Workload(name: "GetUser", target: .microseconds(100)) { number, connection in
            let tokens = try connection.call(signIn(BenchUser(number * population.stride)))
            return Repeater(request: .call("GetUser", body: #"{"AccessToken":"\#(try tokens.text("AccessToken"))"}"#))
        }
    }
}
