import ArgumentParser
import Foundation
import Server

extension UserCommand {
    /// `martlet user show`
    struct Show: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Show a user: attributes, groups, factors, devices, the last sign-in, and whether it is locked.")
        @OptionGroup var store: StoreOptions
        @OptionGroup var user: UserName

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                let state = try await admin.perform(GetUserState(pool: user.pool, username: user.username))
                for (name, value) in UserCommand.lines(state) { print("\(name)  \(value)") }
            }
        }
    }

    /// `martlet user find`
    struct Find: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Find the users that all conditions hold for, also conditions on attributes of your own.",
            discussion: """
                A condition is a name, =, != or ~ (contains), and a value, compared without regard to case: \
                email=ann@example.com, name~ann, custom:plan!=free, status=UNCONFIRMED, enabled=false. The names are \
                those of attributes, username, sub, status, enabled, created and last-sign-in. last-sign-in>90 finds \
                who has not signed in for 90 days, created>90 who is older. All users of the pool are read.
                """)
        @OptionGroup var store: StoreOptions
        @Option(help: "The pool's id.")
        var pool: String?
        @Option(help: "How many at most.")
        var limit = 100
        @Argument(help: "The pool, if no option gives it, and the conditions.")
        var conditions: [String] = []

        private var poolID: String? { pool ?? conditions.first }
        private var texts: [String] { pool == nil ? Array(conditions.dropFirst()) : conditions }

        func validate() throws {
            guard poolID != nil else { throw ValidationError("give --pool") }
            guard limit > 0 else { throw ValidationError("--limit is not above 0") }
            if let wrong = texts.first(where: { UserCondition($0) == nil }) {
                throw ValidationError("\(wrong) is not a condition such as name~ann or last-sign-in>90")
            }
        }

        func run() async throws {
            let conditions = texts.compactMap(UserCondition.init)
            try await store.ask(mustExist: true) { admin in
                var (count, after) = (0, String?.none)
                repeat {
                    let part = try await admin.perform(
                        ListFoundUsers(pool: poolID ?? "", conditions: conditions, after: after))
                    for user in part.users.prefix(limit - count) {
                        let state = user.enabled ? "enabled " : "disabled"
                        print(
                            "\(user.username)  \(user.status)  \(state)  \(user.created)  \(user.lastSignIn ?? "never")"
                        )
                    }
                    count += min(part.users.count, limit - count)
                    after = part.next
                } while after != nil && count < limit
            }
        }
    }

    /// `martlet user sessions`
    struct Sessions: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "List a user's sessions, newest first, or end one of them.",
            discussion: "AdminUserGlobalSignOut ends all. A session that has ended gets no more tokens.")
        @OptionGroup var store: StoreOptions
        @OptionGroup var user: UserName
        @Option(help: "End the session with this id.")
        var end: String?

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                if let end {
                    try await admin.perform(EndUserSession(pool: user.pool, username: user.username, session: end))
                    return print("\(end)  ended")
                }
                let sessions = try await admin.perform(ListSessionsOfUser(pool: user.pool, username: user.username))
                for session in sessions {
                    let device = session.device.map { "  \($0)" } ?? ""
                    print("\(session.id)  \(session.client)  \(session.began)  until \(session.expires)\(device)")
                }
            }
        }
    }

    private static func suppression(of user: ShownUser) -> (String, String)? {
        guard let suppressed = user.suppressed, let cause = suppressed.cause else { return nil }
        return ("e-mail", "suppressed, \(cause), since \(suppressed.since ?? "")")
    }

    fileprivate static func lines(_ user: ShownUser) -> [(String, String)] {
        let lock = user.lockedUntil.map { ", locked until \($0)" } ?? ""
        let preferred = user.preferredSecondFactor.map { ", preferred \($0)" } ?? ""
        let factors = user.secondFactors.isEmpty ? "none" : user.secondFactors.joined(separator: ", ") + preferred
        return [
            ("username", user.username), ("sub", user.sub), ("status", user.status),
            ("enabled", user.enabled ? "true" : "false"), ("created", user.created), ("modified", user.modified),
            ("last-sign-in", user.lastSignIn ?? "never"), ("wrong-passwords", "\(user.wrongPasswords)\(lock)"),
            ("wrong-codes", "\(user.wrongCodes)"),
            ("groups", user.groups.isEmpty ? "none" : user.groups.joined(separator: ", ")),
            ("second-factors", factors), ("sessions", "\(user.sessions)"),
        ] + user.devices.map { ("device", $0) } + [suppression(of: user)].compactMap(\.self)
            + user.attributes.sorted { $0.key < $1.key }.filter { $0.key != "sub" }
    }
}
