import ArgumentParser
import Server

/// `martlet pool schema`
struct PoolSchemaCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Show the attributes of a pool and what its users sign in with, or change them.",
        discussion: """
            Without --apply a change is only planned: it says how many users it concerns, and who is in the way. An \
            interrupted change goes on if the command is repeated.
            """)
    @OptionGroup var store: StoreOptions
    @OptionGroup var name: PoolName
    @OptionGroup var change: SchemaOptions
    @Flag(help: "Carry the change out.")
    var apply = false
    @Flag(help: "Carry it out although users or clients are in the way, if that can be.")
    var anyway = false
    @Option(help: "A new file for all who are in the way, as CSV.")
    var csv: String?

    /// How many obstacles are printed.
    private static let maxShown = 20

    func validate() throws {
        guard !change.acts.isEmpty || (!apply && !anyway && csv == nil) else {
            throw ValidationError("--apply, --anyway and --csv are about a change")
        }
    }

    func run() async throws {
        try await store.ask(mustExist: true) { admin in
            guard let act = change.acts.first else {
                for line in try await admin.perform(GetSchema(pool: name.pool)) { print("\(line.name)  \(line.rules)") }
                return
            }
            let move = try SchemaMove(admin, pool: name.pool, act: act)
            let plan = try await plan(of: move)
            print("\(plan.users) users, \(plan.changed) to change, \(plan.obstacles) in the way")
            guard apply else { return }
            guard plan.unsolvable == 0 else {
                throw Self.stopped("nothing was changed: two users cannot have one name")
            }
            guard plan.obstacles == 0 || anyway else {
                throw Self.stopped("nothing was changed: --anyway leaves those in the way as they are")
            }
            try await apply(move)
        }
    }

    private func plan(of move: SchemaMove) async throws -> SchemaMove.Plan {
        let file = try csv.map { try CSVFile($0) }
        var shown = 0
        let plan = try await move.plan { name, reason in
            try file?.add([name, reason])
            shown += 1
            if shown <= Self.maxShown { Self.show(name, because: reason) }
        }
        if shown > Self.maxShown { print("and \(shown - Self.maxShown) more") }
        return plan
    }

    private func apply(_ move: SchemaMove) async throws {
        let progress = TransferProgress.standard()
        do {
            let changed = try await move.apply(progress: { progress.say([("changed", $0)]) }, report: Self.show)
            progress.say([("changed", changed)], isLast: true)
        } catch is SchemaMove.BlockedError {
            throw Self.stopped("not finished: two users cannot have one name. Repeat the change, or change back")
        }
    }

    private static func stopped(_ line: String) -> CommandError { CommandError(line: line, code: 1) }

    /// Names and reasons may contain users' input.
    private static func show(_ name: String, because reason: String) {
        print(TerminalText.printable("\(name)  \(reason)"))
    }
}

/// The change of a schema: one at a time.
struct SchemaOptions: ParsableArguments {
    @Option(help: "The attribute to change, such as custom:plan.")
    var attribute: String?
    @Option(help: "Add the attribute, with this type: String, Number, Boolean or DateTime.")
    var add: String?
    @Option(parsing: .unconditional, help: "Give all users who have none this value of the added attribute.")
    var value: String?
    @Option(help: "Give a custom attribute this name.")
    var rename: String?
    @Flag(help: "Remove a custom attribute with all its values.")
    var remove = false
    @Option(help: "Whether values may be written after the user's creation: on or off.")
    var mutable: ClientCommand.Switch?
    @Option(help: "Whether new users must have a value: on or off.")
    var required: ClientCommand.Switch?
    @Option(parsing: .unconditional, help: "The least number, or length of a text in characters; \"\" for none.")
    var least: String?
    @Option(parsing: .unconditional, help: "The greatest one, likewise.")
    var greatest: String?
    @Option(help: "Sign in also with email, phone_number or preferred_username, with commas; \"\" for none.")
    var aliasAttributes: String?
    @Option(help: "Sign in with email or phone_number in place of a username, with commas; \"\" for usernames.")
    var usernameAttributes: String?
    @Option(help: "Whether case counts in names: on or off.")
    var caseSensitive: ClientCommand.Switch?

    var acts: [SchemaAct] {
        var acts: [SchemaAct] = []
        if let attribute {
            if let rename { acts.append(.rename(attribute, to: rename)) }
            if remove { acts.append(.remove(attribute)) }
            if let add {
                acts.append(.add(attribute, type: add, rules: rules, value: value))
            } else if hasRules {
                acts.append(.redefine(attribute, rules))
            }
        }
        if changesNames {
            acts.append(
                .names(
                    aliases: aliasAttributes, usernames: usernameAttributes,
                    caseSensitive: caseSensitive.map { $0 == .on }))
        }
        return acts
    }

    func validate() throws {
        guard acts.count <= 1 else { throw ValidationError("change one thing at a time") }
        let ofAttribute = add != nil || rename != nil || remove || hasRules
        guard (attribute != nil) == ofAttribute else {
            throw ValidationError("give --attribute with what is to be changed of it")
        }
        guard value == nil || add != nil else { throw ValidationError("--value is for --add") }
    }

    private var hasRules: Bool { mutable != nil || required != nil || least != nil || greatest != nil }

    private var changesNames: Bool { aliasAttributes != nil || usernameAttributes != nil || caseSensitive != nil }

    private var rules: SchemaAct.Rules {
        var rules = SchemaAct.Rules()
        (rules.mutable, rules.required) = (mutable.map { $0 == .on }, required.map { $0 == .on })
        (rules.least, rules.greatest) = (least, greatest)
        return rules
    }
}
