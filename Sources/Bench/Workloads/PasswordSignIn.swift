extension House {
    /// `USER_PASSWORD_AUTH`, by somebody else each time.
    var passwordSignIn: Workload {
        Workload(
            name: "Password sign-in", floor: [.generatorPower, .signature, .signature], target: .ratio(1.35)
        ) { number, _ in PasswordCaller(house: self, chance: Chance(seed: number + 1)) }
    }
}

private struct PasswordCaller: Caller {
    let house: House
    var chance: Chance

    mutating func perform(over connection: Connection) throws {
        _ = try connection.call(house.signIn(house.crowd.anyone(&chance)))
    }
}
