extension BenchTarget {
    /// `USER_PASSWORD_AUTH`, by another user each time.
    var passwordSignIn: Workload {
        Workload(
            name: "Password sign-in", baseline: [.generatorPower, .signature, .signature], target: .ratio(1.35)
        ) { number, _ in PasswordCaller(target: self, random: BenchRandom(seed: number + 1)) }
    }
}

/// Signs a random user in with the password.
private struct PasswordCaller: Caller {
    let target: BenchTarget
    var random: BenchRandom

    mutating func perform(over connection: Connection) throws {
        _ = try connection.call(target.signIn(target.population.randomUser(&random)))
    }
}
