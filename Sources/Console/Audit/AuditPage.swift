import Kernel
import Wire
import WireRuntime

/// The audit log: records that a filter finds, the newest first, and the verification of the chain.
struct AuditPage: ConsolePage {
    let pattern = "/console/audit"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.administration.audit
        let search = AuditSearch(visit: visit)
        let chains = visit.isForm ? try await visit.command("GetAuditReport").objects : nil
        let found = try await search.find()
        return .page(
            ConsoleContent(.audit, title: texts.title) {
                element("p", with: [.class("soft")]) { texts.lead }
                if let chains { verification(of: chains, on: visit) }
                filter(search, on: visit)
                if found.records.isEmpty {
                    element("p") { texts.none }
                } else {
                    visit.table(found.records)
                }
                paging(search, hasOlder: found.hasOlder, on: visit)
                if found.isTooFar { element("p", with: [.class("soft")]) { texts.limit } }
                if search.value(of: .from) == nil {
                    element("p", with: [.class("soft")]) { texts.incomplete(AuditSearch.days) }
                }
                element("h2") { texts.verify }
                element("p", with: [.class("soft")]) { texts.verifyLead }
                visit.form(to: visit.address) { element("button") { texts.verify } }
                sameCommands(search, on: visit)
            })
    }

    private func paging(_ search: AuditSearch, hasOlder: Bool, on visit: ConsoleVisit) -> Markup {
        element("p", with: [.class("actions")]) {
            if search.page > 0 {
                link(to: addressed("/console/audit", query: search.state)) { visit.texts.shell.first }
            }
            if hasOlder {
                let next = search.state + [(name: "page", value: String(search.page + 1))]
                link(to: addressed("/console/audit", query: next)) { visit.texts.administration.audit.older }
            }
        }
    }

    private func filter(_ search: AuditSearch, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.administration.audit
        return visit.filter(to: pattern, label: texts.filter) {
            for condition in AuditSearch.Condition.allCases where condition != .error {
                let value = condition == .from ? search.from : search.value(of: condition) ?? ""
                field(condition, texts: texts) { id in
                    emptyElement("input", with: [.id(id), .name(condition.rawValue), .value(value)])
                }
            }
            field(.error, texts: texts) { outcomes(chosen: search.value(of: .error), id: $0, texts: texts) }
            element("button", with: [.class("main")]) { texts.search }
            element("p", with: [.class("hint")]) { texts.valueHint }
        }
    }

    private func field(
        _ condition: AuditSearch.Condition, texts: ConsoleTexts.AuditPages, input: (_ id: String) -> Markup
    ) -> Markup {
        let id = "audit-\(condition.rawValue)"
        return element("div") {
            element("label", with: [Attribute("for", value: id)]) { Self.label(of: condition, texts: texts) }
            input(id)
        }
    }

    private static func label(of condition: AuditSearch.Condition, texts: ConsoleTexts.AuditPages) -> String {
        switch condition {
        case .event: texts.operation
        case .who: texts.actor
        case .value: texts.value
        case .address: texts.address
        case .error: texts.error
        case .from: texts.from
        case .until: texts.until
        }
    }

    /// The choice between all records, all errors, and the errors of one code.
    private func outcomes(chosen: String?, id: String, texts: ConsoleTexts.AuditPages) -> Markup {
        var options: [(value: String, label: String)] = [
            ("", texts.anyOutcome), (AuditSearch.anyError, texts.failedOnly),
        ]
        options += Self.codes.map { ($0, $0) }
        // A link may have a code that is not offered.
        if let chosen, !options.contains(where: { $0.value.hasSameBytes(as: chosen) }) {
            options.append((chosen, chosen))
        }
        return element("select", with: [.id(id), .name(AuditSearch.Condition.error.rawValue)]) {
            for (value, label) in options {
                let isChosen = chosen?.hasSameBytes(as: value) == true
                element("option", with: [.value(value), Attribute("selected", isSet: isChosen)]) { label }
            }
        }
    }

    /// The codes that the filter offers.
    private static let codes = [
        "AccessDeniedException", "InvalidParameterException", "LimitExceededException", "NotAuthorizedException",
        "ResourceNotFoundException", "UserNotFoundException",
    ]

    private func verification(of chains: [JSONObject], on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.administration.audit
        let isWhole = chains.allSatisfy { $0["isWhole"]?.isTrue == true }
        let headings = [
            texts.chain, texts.state, texts.records, texts.checkpoints, texts.signed, texts.unsigned, texts.problems,
        ]
        return element("section", with: [.id("verification")]) {
            element("p", with: [.class(isWhole ? "notice" : "alert"), Attribute("role", value: "status")]) {
                isWhole ? texts.whole : texts.broken
            }
            visit.table(headings) { for chain in chains { row(of: chain, texts: texts) } }
        }
    }

    private func row(of chain: JSONObject, texts: ConsoleTexts.AuditPages) -> Markup {
        element("tr") {
            element("th", with: [.scope("row")]) { chain["chain"]?.string ?? "" }
            element("td") { chain["isWhole"]?.isTrue == true ? texts.succeeded : texts.problems }
            for name in ["records", "checkpoints", "signed", "unsigned", "problems"] {
                element("td") { chain[name]?.plain ?? "–" }
            }
        }
    }

    private func sameCommands(_ search: AuditSearch, on visit: ConsoleVisit) -> Markup {
        let options = search.state.filter { $0.name != AuditSearch.Condition.from.rawValue }.map { name, value in
            let isAnyError = name == AuditSearch.Condition.error.rawValue && value == AuditSearch.anyError
            return isAnyError ? "--failed" : SameCommand.option(name, value: value)
        }
        let words = ["martlet audit search"] + options + [SameCommand.option("from", value: search.from)]
        return element("details") {
            element("summary") { visit.texts.administration.audit.sameAs }
            visit.copied("\(words.joined(separator: " "))\nmartlet audit verify", id: "cli-audit")
        }
    }
}

extension ConsoleVisit {
    /// Records as a table; the time of each leads to all of it.
    func table(_ records: [AuditRecord]) -> Markup {
        let texts = texts.administration.audit
        return table([texts.time, texts.operation, texts.actor, texts.address, texts.outcome, texts.about]) {
            for record in records {
                element("tr") {
                    element("th", with: [.scope("row"), .class("nowrap")]) {
                        link(to: address(of: record)) { record.time }
                    }
                    element("td", with: [.class("nowrap")]) { record["eventName"] ?? "–" }
                    element("td") { record.actor }
                    element("td", with: [.class("nowrap")]) { record["sourceIPAddress"] ?? "–" }
                    element("td") { record["errorCode"] ?? texts.succeeded }
                    element("td", with: [.class("value")]) {
                        record.subject.map { "\($0.name)=\($0.value)" }.joined(separator: "\n")
                    }
                }
            }
        }
    }

    /// The address of the page that shows all of a record.
    func address(of record: AuditRecord) -> String {
        addressed("/console/audit/record", query: [("id", record.id), ("time", record.time)])
    }
}
