import Cryptography
import Pages

@testable import Console

extension ConsoleLanguageTests {
    /// All texts of a language that do not depend on a value, by their places.
    static func texts(of language: PageLanguage) -> [String: String] {
        let texts = ConsoleTexts.of(language)
        var found: [String: String] = [:]
        collect(texts, at: "", into: &found)
        for (name, text) in cases(texts) { found[name] = text }
        found[".language"] = nil
        return found
    }

    private static func collect(_ value: Any, at path: String, into found: inout [String: String]) {
        switch value {
        case let text as String: found[path] = text
        case let texts as [String: String]:
            for (key, text) in texts { found["\(path)[\(key)]"] = text }
        case let texts as [String: ConsoleTexts.SettingText]:
            for (key, text) in texts { collect(text, at: "\(path)[\(key)]", into: &found) }
        case let policies as [(name: String, does: String)]:
            for policy in policies { found["\(path)[\(policy.name)]"] = policy.does }
        default:
            for child in Mirror(reflecting: value).children {
                collect(child.value, at: "\(path).\(child.label ?? "")", into: &found)
            }
        }
    }

    /// The texts of closed sets.
    private static func cases(_ texts: ConsoleTexts) -> [(String, String)] {
        let (users, bulk) = (texts.users, texts.administration.bulk)
        var found = UserAction.allCases.flatMap { [("\($0)", users.action($0)), ("\($0) effect", users.effect($0))] }
        for kind in ClientKind.allCases {
            found += [("\(kind)", texts.clients.kind(kind)), ("\(kind) effect", texts.clients.effect(kind))]
        }
        for action in BulkAction.allCases {
            found += [("bulk \(action)", bulk.name(action)), ("bulk \(action) effect", bulk.effect(action))]
        }
        for action in UserSecurityChange.Action.allCases {
            found += [
                ("security \(action)", users.security.action(action)),
                ("security \(action) effect", users.security.effect(action)),
            ]
        }
        for way in NewUserPage.Invitation.allCases {
            found += [("way \(way)", users.creation.by(way)), ("way \(way) effect", users.creation.effect(way))]
        }
        for part in SyncPart.allCases { found.append(("sync \(part)", texts.sync.part(part).lead)) }
        for action in AccessAction.allCases { found.append(("access \(action)", texts.access.effect(action))) }
        found += BulkJob.Status.allCases.map { ("status \($0)", bulk.status($0)) }
        found += NewPool.SignIn.allCases.map { ("sign-in \($0)", texts.pools.creation.signIn($0)) }
        found += MessageChoice.Kind.allCases.map { ("message \($0)", texts.administration.messages.kinds($0)) }
        found += ChartPeriod.allCases.map { ("period \($0)", texts.administration.charts.periodName($0)) }
        found += CountedEvent.allCases.map { ("event \($0)", texts.administration.charts.event($0)) }
        return found
    }

    /// Texts that are given `aå7`.
    static func filled(_ texts: ConsoleTexts) -> [(String, String)] {
        let value = "aå7"
        let (explorer, parts, pools) = (texts.explorer, texts.parts, texts.identityPools)
        return [
            ("found", texts.search.found(value)), ("usersOf", texts.search.usersOf(value)),
            ("confirmTitle", explorer.confirmTitle(value)), ("typeName", explorer.typeName(value)),
            ("searched", texts.users.searched(value)), ("lead", texts.settings.lead(value)),
            ("enable", parts.enable(value)), ("delete", parts.delete(value)), ("free", texts.domains.free(value)),
            ("taken", texts.domains.taken(value)), ("missingRoles", pools.missingRoles(value)),
            ("rulesOf", pools.rulesOf(value)), ("principalTagsOf", pools.principalTagsOf(value)),
            ("delete pool", pools.delete(value)), ("grant", texts.sync.grant(value)),
            ("select", texts.sync.select(value)),
        ]
    }

    /// Further texts that are given `aå7`.
    static func filledAccounts(_ texts: ConsoleTexts) -> [(String, String)] {
        let value = "aå7"
        let (access, bulk, inspector) = (texts.access, texts.administration.bulk, texts.inspector)
        return [
            ("missing", access.missing(value)), ("missingKeys", access.missingKeys(value)),
            ("doneBefore", access.doneBefore([value])), ("failed", access.failed(value, "key", nil)),
            ("failed key", access.failed("test", value, ["x"])),
            ("failed value", access.failed("test", "key", [value])),
            ("matching", bulk.matching(value)), ("pick", bulk.pick(value)), ("now", inspector.now(value)),
            ("valid", inspector.timeVerdict(.valid, value)), ("expired", inspector.timeVerdict(.expired, value)),
        ]
    }

    /// Texts that are given 1207.
    static func counted(_ texts: ConsoleTexts) -> [(String, String)] {
        let count = 1207
        let (jobs, charts) = (texts.administration.jobs, texts.administration.charts)
        let bulk = texts.administration.bulk
        return [
            ("optional", texts.explorer.optional(count)), ("count", texts.explorer.count(count, 1)),
            ("count of", texts.explorer.count(1, count)), ("usersGo", texts.parts.usersGo(count)),
            ("incomplete", texts.administration.audit.incomplete(count)), ("row", texts.identityPools.row(count)),
            ("counted", jobs.counted(count, 1, 2)), ("skipped", jobs.counted(1, count, 2)),
            ("failed", jobs.counted(1, 2, count)), ("checked", jobs.checked(1, count)),
            ("outcome", jobs.outcome(count, 1, 2)), ("existing", jobs.outcome(1, count, 2)),
            ("failing", jobs.outcome(1, 2, count)), ("tooMany", bulk.tooMany(count)), ("listed", bulk.listed(count)),
            ("done", bulk.counted(count, 1)), ("refused", bulk.counted(1, count)),
            ("atLeast", charts.atLeast(count)), ("highest", charts.highest(count)),
            ("signIns", charts.signInsSentence(count, 1, 2)), ("signUps", charts.signUpsSentence(count)),
            ("refreshes", charts.refreshesSentence(count)), ("risks", charts.risksSentence(1, count, 2)),
            ("messages", charts.messagesSentence(count, 1)), ("schema", texts.server.count(count, 1)),
            ("affected", texts.settings.affected(.allUsers, count)),
        ]
    }
}
