import Kernel

extension House {
    /// `SignUp`, of somebody new each time.
    var signUp: Workload {
        Workload(name: "SignUp", floor: [.generatorPower]) { _, _ in
            NewcomerCaller(house: self, prefix: "new-\(Hex.encode(world.bytes(8)))-")
        }
    }
}

private struct NewcomerCaller: Caller {
    let house: House
    let prefix: String
    var count = 0

    mutating func perform(over connection: Connection) throws {
        count += 1
        let name = prefix + String(count)
        _ = try connection.call(
            .call(
                "SignUp",
                #"{"ClientId":"\#(house.client)","Username":"\#(name)","Password":"Correct-horse-1!","#
                    + #""UserAttributes":[{"Name":"email","Value":"\#(name)@example.com"}]}"#))
    }
}
