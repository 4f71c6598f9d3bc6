import ArgumentParser

/// The names that a command is about. Each is given by its option, or as an argument in the order of the options.
protocol EntityNames: ParsableArguments {
    /// The label of each name in an error, and the value of its option.
    var options: [(label: String, value: String?)] { get }
    /// The arguments, for the names that no option gives.
    var names: [String] { get }
}

extension EntityNames {
    func validate() throws { _ = try filled() }

    /// The name at an index of `options`. The arguments have been validated.
    func name(_ index: Int) -> String {
        guard let all = try? filled(), all.indices.contains(index) else { return "" }
        return all[index]
    }

    /// The names in the order of `options`.
    private func filled() throws -> [String] {
        var rest = names[...]
        let all = try options.map { label, value in
            guard let name = value ?? rest.popFirst() else { throw ValidationError("give \(label)") }
            return name
        }
        if let surplus = rest.first { throw ValidationError("\(surplus) is an argument too many") }
        return all
    }
}

/// Names a user pool.
struct PoolName: EntityNames {
    @Option(name: .customLong("pool"), help: "The pool's id.")
    var poolOption: String?
    @Argument(help: "The pool's id, if no option gives it.")
    var names: [String] = []

    var options: [(label: String, value: String?)] { [("--pool", poolOption)] }
    var pool: String { name(0) }
}

/// Names a user of a pool.
struct UserName: EntityNames {
    @Option(name: .customLong("pool"), help: "The pool's id.")
    var poolOption: String?
    @Option(name: .customLong("username"), help: "The username, an alias or the sub.")
    var usernameOption: String?
    @Argument(help: "Pool and username, as far as no option gives them.")
    var names: [String] = []

    var options: [(label: String, value: String?)] { [("--pool", poolOption), ("--username", usernameOption)] }
    var pool: String { name(0) }
    var username: String { name(1) }
}

/// Names an app client.
struct ClientName: EntityNames {
    @Option(name: .customLong("pool"), help: "The pool's id.")
    var poolOption: String?
    @Option(name: .customLong("client"), help: "The client's id.")
    var clientOption: String?
    @Argument(help: "Pool and client, as far as no option gives them.")
    var names: [String] = []

    var options: [(label: String, value: String?)] { [("--pool", poolOption), ("--client", clientOption)] }
    var pool: String { name(0) }
    var client: String { name(1) }
}

/// Names an identity provider.
struct NamedProvider: EntityNames {
    @Option(name: .customLong("pool"), help: "The pool's id.")
    var poolOption: String?
    @Option(name: .customLong("provider"), help: "The provider's name.")
    var providerOption: String?
    @Argument(help: "Pool and provider, as far as no option gives them.")
    var names: [String] = []

    var options: [(label: String, value: String?)] { [("--pool", poolOption), ("--provider", providerOption)] }
    var pool: String { name(0) }
    var provider: String { name(1) }
}

/// Names the trigger of a pool.
struct TriggerName: EntityNames {
    @Option(name: .customLong("pool"), help: "The pool's id.")
    var poolOption: String?
    @Argument(help: "The pool, if no option gives it, and the trigger, such as PreSignUp.")
    var names: [String] = []

    var options: [(label: String, value: String?)] { [("--pool", poolOption), ("the trigger", nil)] }
    var pool: String { name(0) }
    var trigger: String { name(1) }
}

/// Names an identity pool and a file.
struct PoolFileName: EntityNames {
    @Option(name: .customLong("pool"), help: "The pool's id.")
    var poolOption: String?
    @Argument(help: "The pool, if no option gives it, and the file.")
    var names: [String] = []

    var options: [(label: String, value: String?)] { [("--pool", poolOption), ("the file", nil)] }
    var pool: String { name(0) }
    var file: String { name(1) }
}

/// Names an import job.
struct PoolJobName: EntityNames {
    @Option(name: .customLong("pool"), help: "The pool's id.")
    var poolOption: String?
    @Argument(help: "The pool, if no option gives it, and the job's id.")
    var names: [String] = []

    var options: [(label: String, value: String?)] { [("--pool", poolOption), ("the job", nil)] }
    var pool: String { name(0) }
    var job: String { name(1) }
}

/// Names a kind of message of a pool.
struct MessageName: EntityNames {
    @Option(name: .customLong("pool"), help: "The pool's id.")
    var poolOption: String?
    @Option(name: .customLong("kind"), help: "The kind of message.")
    var kindOption: String?
    @Argument(help: "Pool and kind, as far as no option gives them.")
    var names: [String] = []

    var options: [(label: String, value: String?)] { [("--pool", poolOption), ("--kind", kindOption)] }
    var pool: String { name(0) }
    var kind: String { name(1) }
}

/// Names a kind of message of a pool, and its destination.
struct SentMessageName: EntityNames {
    @Option(name: .customLong("pool"), help: "The pool's id.")
    var poolOption: String?
    @Option(name: .customLong("kind"), help: "The kind of message.")
    var kindOption: String?
    @Option(name: .customLong("to"), help: "The address or number.")
    var toOption: String?
    @Argument(help: "Pool, kind and destination, as far as no option gives them.")
    var names: [String] = []

    var options: [(label: String, value: String?)] {
        [("--pool", poolOption), ("--kind", kindOption), ("--to", toOption)]
    }
    var pool: String { name(0) }
    var kind: String { name(1) }
    var destination: String { name(2) }
}
