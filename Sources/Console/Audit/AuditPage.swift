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
        let report = visit.isForm ? try await visit.command("GetAuditReport").objects : nil
        let found = try await search.records()
        return .page(
            ConsoleContent(.audit, title: texts.title) {
                element("p", with: [.class("soft")]) { texts.lead }
                if let report { result(report, on: visit) }
                filter(search, on: visit)
                if found.records.isEmpty {
                    element("p") { texts.none }
                } else {
                    visit.table(found.records)
                }
                older(search, hasOlder: found.hasOlder, on: visit)
                if found.isTooFar { element("p", with: [.class("soft")]) { texts.limit } }
                if visit.query["from"] == nil {
                    element("p", with: [.class("soft")]) { texts.incomplete(AuditSearch.days) }
                }
                element("h2") { texts.verify }
                element("p", with: [.class("soft")]) { texts.verifyLead }
                visit.form(to: visit.address) { element("button") { texts.verify } }
                sameCommands(search, on: visit)
            })
    }

    private func older(_ search: AuditSearch, hasOlder: Bool, on visit: ConsoleVisit) -> Markup {
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
        let labels = [
            "event": texts.operation, "who": texts.actor, "value": texts.value, "address": texts.address,
            "error": texts.error, "from": texts.from, "until": texts.until,
        ]
        let attributes = [
            Attribute.class("filter"), Attribute("method", value: "get"),
            Attribute("action", value: "/console/audit"), .label(texts.filter),
        ]
        return element("form", with: attributes) {
            for name in AuditSearch.fields where name != "error" {
                element("div") {
                    element("label", with: [Attribute("for", value: "audit-\(name)")]) { labels[name] ?? name }
                    let value = name == "from" ? search.from : visit.query[name] ?? ""
                    emptyElement("input", with: [.id("audit-\(name)"), .name(name), .value(value)])
                }
            }
            element("div") {
                element("label", with: [Attribute("for", value: "audit-error")]) { texts.error }
                outcome(on: visit)
            }
            element("button", with: [.class("main")]) { texts.search }
            element("p", with: [.class("hint")]) { texts.valueHint }
        }
    }

    private func outcome(on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.administration.audit
        let chosen = visit.query["error"]
        return element("select", with: [.id("audit-error"), .name("error")]) {
            element("option", with: [.value("")]) { texts.anyOutcome }
            element("option", with: [.value("any"), Attribute("selected", isSet: chosen == "any")]) {
                texts.failedOnly
            }
            for code in Self.codes + [chosen].compactMap(\.self).filter({ $0 != "any" && !Self.codes.contains($0) }) {
                element("option", with: [.value(code), Attribute("selected", isSet: chosen == code)]) { code }
            }
        }
    }

    private static let codes = [
        "AccessDeniedException", "InvalidParameterException", "LimitExceededException", "NotAuthorizedException",
        "ResourceNotFoundException", "UserNotFoundException",
    ]

    private func result(_ chains: [JSONObject], on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.administration.audit
        let isWhole = chains.allSatisfy { $0["isWhole"] == .boolean(true) }
        return element("section", with: [.id("verification")]) {
            element("p", with: [.class(isWhole ? "notice" : "alert"), Attribute("role", value: "status")]) {
                isWhole ? texts.whole : texts.broken
            }
            visit.table(
                [
                    texts.chain, texts.state, texts.records, texts.checkpoints, texts.signed, texts.unsigned,
                    texts.problems,
                ]
            ) {
                for chain in chains {
                    element("tr") {
                        element("th", with: [.scope("row")]) { chain["chain"]?.string ?? "" }
                        element("td") { chain["isWhole"] == .boolean(true) ? texts.succeeded : texts.problems }
                        for name in ["records", "checkpoints", "signed", "unsigned", "problems"] {
                            element("td") { chain[name]?.plain ?? "–" }
                        }
                    }
                }
            }
        }
    }

    private func sameCommands(_ search: AuditSearch, on visit: ConsoleVisit) -> Markup {
        var words = ["martlet audit search"]
        for (name, value) in search.state where name != "from" {
            words.append(name == "error" && value == "any" ? "--failed" : "--\(name) \(SameCommand.shell(value))")
        }
        words.append("--from \(SameCommand.shell(search.from))")
        let text = (words.joined(separator: " ")) + "\nmartlet audit verify"
        return element("details") {
            element("summary") { visit.texts.administration.audit.sameAs }
            visit.copied(text, id: "cli-audit")
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
                        link(to: recordAddress(record)) { record.time }
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

    func recordAddress(_ record: AuditRecord) -> String {
        addressed("/console/audit/record", query: [("id", record.id), ("time", record.time)])
    }
}
