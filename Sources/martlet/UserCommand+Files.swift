import ArgumentParser
import Server

extension UserCommand {
    /// `martlet user import`
    struct Import: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Add the users of a file to a user pool.",
            discussion: """
                A line is a user, as docs/user-files.md describes. A line that is refused does not stop the others, \
                and is told with its number. An import that was interrupted goes on with --continue.
                """)
        @OptionGroup var store: StoreOptions
        @OptionGroup var name: UserPoolFileName
        @Flag(help: "Only say which lines would be refused, and why.")
        var dryRun = false
        @Flag(name: .customLong("continue"), help: "Take users who are there already as imported before.")
        var goesOn = false
        @Flag(help: "Import nothing more after a line that is refused.")
        var stopAtRefusal = false
        @Flag(help: "Leave out passwords and recovery codes that only another store can use.")
        var dropSealed = false

        func validate() throws {
            guard !dryRun || !goesOn else { throw ValidationError("--dry-run does not go with --continue") }
        }

        func run() async throws {
            var refused = 0
            try await store.ask(mustExist: true) { admin in
                let progress = TransferProgress.standard()
                let file = UserFileImport(admin, into: name.pool, options: options) { report in
                    switch report {
                    case .refused(let line, let reason): progress.refuse(line: line, because: reason)
                    case .progress(let tally): progress.say(Self.counts(of: tally), fraction: tally.fraction)
                    }
                }
                let tally = try await file.run(name.file)
                progress.say(Self.counts(of: tally), fraction: tally.fraction, isLast: true)
                refused = tally.refused
            }
            guard refused == 0 else { throw CommandError(line: "\(refused) lines are refused", code: 1) }
        }

        private var options: UserFileImport.Options {
            UserFileImport.Options(
                isCheck: dryRun, goesOn: goesOn, dropsSealed: dropSealed, stopsAtRefusal: stopAtRefusal)
        }

        private static func counts(of tally: UserFileImport.Tally) -> [(name: StaticString, count: Int)] {
            [("added", tally.added), ("present", tally.present), ("refused", tally.refused)]
        }
    }

    /// `martlet user export`
    struct Export: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Write all users of a user pool to a file, one a line.",
            discussion: "The file has secrets of authenticator apps in the clear; only its owner may read it.")
        @OptionGroup var store: StoreOptions
        @OptionGroup var name: UserPoolFileName

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                let progress = TransferProgress.standard()
                let count = try await UserFileExport(admin, to: name.file).run(pool: name.pool) {
                    progress.say([("exported", $0)])
                }
                progress.say([("exported", count)], isLast: true)
            }
        }
    }
}

/// Names a user pool and a file.
struct UserPoolFileName: EntityNames {
    @Option(name: .customLong("pool"), help: "The user pool's id.")
    var poolOption: String?
    @Argument(help: "The user pool, if no option gives it, and the file.")
    var names: [String] = []

    var options: [(label: String, value: String?)] { [("--pool", poolOption), ("the file", nil)] }
    var pool: String { name(0) }
    var file: String { name(1) }
}
