import Kernel

extension BenchTarget {
    /// `SignUp`, of a new user each time.
    var signUp: Workload {
        Workload(name: "SignUp", baseline: [.generatorPower]) { _, _ in
            SignUpCaller(target: self, prefix: "new-\(Hex.encode(world.bytes(8)))-")
        }
    }
}

/// Signs up users whose names begin with `prefix`.
private struct SignUpCaller: Caller {
    let target: BenchTarget
    let prefix: String
    var count = 0

    mutating func perform(over connection: Connection) throws {
        count += 1
        let name = prefix + String(count)
        _ = try connection.call(
            .call(
                "SignUp",
                body: #"{"ClientId":"\#(target.client)","Username":"\#(name)","Password":"Correct-horse-1!","#
                    + #""UserAttributes":[{"Name":"email","Value":"\#(name)@example.com"}]}"#))
    }
}
