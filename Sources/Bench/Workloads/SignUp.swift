import Kernel

extension House {
    /// `SignUp`, of somebody new each time.
    var signUp: Workload {
        let run = Hex.encode(world.bytes(6))
        return Workload(name: "SignUp", floor: [.generatorPower]) { number, _ in
            NewcomerCaller(house: self, prefix: "new-\(run)-\(number)-")
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
