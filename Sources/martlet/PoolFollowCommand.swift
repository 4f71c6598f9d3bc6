import ArgumentParser
import Foundation
import Server

/// `martlet pool follow`
struct PoolFollowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "follow",
        abstract: "Move in from a running pool: copy it, and prove passwords there until they were seen here.",
        discussion: """
            The other pool speaks Cognito's API. Without --apply only a plan is shown. An interrupted run goes on if \
            the command is repeated. A pool that is not here yet is created under the id that is given.
            """)
    @OptionGroup var store: StoreOptions
    @OptionGroup var name: PoolName
    @Option(help: "A JSON file that names the other pool: pool, client, access-key-id, secret-access-key, endpoint.")
    var from: String?
    @Flag(help: "Copy settings and users, and follow.")
    var apply = false
    @Flag(help: "Take over changes of users who have not signed in here, too; without --apply only tell them.")
    var again = false
    @Flag(help: "Say what the pool follows, and how many passwords were not seen.")
    var status = false
    @Flag(help: "Follow no longer. Passwords that were not seen are wrong from then on.")
    var stop = false
    @Flag(help: "Write the plan or the report as one line of JSON.")
    var json = false

    func validate() throws {
        guard [from != nil, status, stop].count(where: { $0 }) == 1 else {
            throw ValidationError("give --from with a file, --status or --stop")
        }
        guard from != nil || !apply && !again else { throw ValidationError("--apply and --again need --from") }
    }

    func run() async throws {
        try await store.ask(mustExist: true) { admin in
            if let from {
                try await follow(SourceFile(from), by: admin)
            } else {
                if stop, try await !admin.perform(EndFollowing(pool: name.pool)) {
                    throw CommandError(line: "the pool follows no other", code: 1)
                }
                try await showStatus(by: admin)
            }
        }
    }

    private func follow(_ file: SourceFile, by admin: any AdminConnection) async throws {
        try await PoolFollow.run(admin, pool: name.pool, from: file) { follow in
            guard apply || again else { return try show(try await follow.plan()) }
            let progress = TransferProgress.standard()
            func report(_ event: PoolFollow.Progress) {
                switch event {
                case .refused(let username, let reason): progress.refuse(user: username, because: reason)
                case .conflict(let username, let differences):
                    progress.reportConflict(user: username, differing: differences)
                case .users(let users): progress.say(counts(of: users))
                }
            }
            let done =
                try await apply
                ? follow.apply(again: again, report: report) : follow.planAgain(report: report)
            if let users = done.users { progress.say(counts(of: users), isLast: true) }
            try show(done)
            let refused = done.users?.refused ?? 0
            guard refused == 0 else { throw CommandError(line: "\(refused) users are refused", code: 1) }
        }
    }

    private func counts(of users: FollowReport.Users) -> [(name: StaticString, count: Int)] {
        let always: [(name: StaticString, count: Int)] = [("added", users.added), ("present", users.present)]
        let changes: [(name: StaticString, count: Int)] = [
            ("changed", users.changed), ("removed", users.removed), ("conflicts", users.conflicts),
        ]
        return always + (again ? changes : []) + [("refused", users.refused)]
    }

    private func showStatus(by admin: any AdminConnection) async throws {
        let (users, unseen) = try await PoolFollow.counts(admin, pool: name.pool)
        let found = try await admin.perform(GetFollowing(pool: name.pool))
        if let source = found.source {
            print("follows  \(source.pool)  \(source.endpoint)  since \(source.since)")
            print("client  \(source.client)  \(source.flow)")
        } else {
            print("follows  none")
        }
        print("users  \(users)")
        print("passwords-not-seen  \(unseen)")
    }

    private func show(_ report: FollowReport) throws {
        guard !json else {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return print(String(decoding: try encoder.encode(report), as: UTF8.self))
        }
        for step in report.steps where step.act != .keep || !step.refusals.isEmpty {
            print("\(Self.sign(of: step.act)) \(step.part.rawValue)  \(TerminalText.printable(step.name))")
            for line in step.differences { print("    \(TerminalText.printable(line))") }
            for line in step.refusals { print("    refused: \(TerminalText.printable(line))") }
        }
        let (new, changed, kept) = (report.count(.create), report.count(.change), report.count(.keep))
        print("\(new) to create, \(changed) to change, \(kept) as they are; users there: \(report.usersThere)")
        print("does not come along:")
        for left in report.left { print("    \(TerminalText.printable(left.what)): \(left.reason)") }
        guard let users = report.users else { return }
        print("    second factors of \(users.withoutFactor) users who came now")
        print("\(report.refusals) settings are refused; \(users.throttled) requests had to wait")
    }

    private static func sign(of act: CopyPoolPart.Act) -> String {
        switch act {
        case .create: "+"
        case .change: "~"
        case .keep: " "
        }
    }
}
