import Kernel
import Wire
import WireRuntime

/// The log of an import job, which says what became of each line.
struct ImportLogPage: ConsolePage {
    let pattern = "/console/pools/{pool}/import-log"

    /// Batches of entries on a page.
    private static let batches = 8

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.administration.jobs
        let id = visit.query["id"] ?? ""
        var (entries, after) = ([String](), visit.query["after"].flatMap { Int($0) } ?? 0)
        var isComplete = false
        for _ in 0..<Self.batches where !isComplete {
            let input = JSONObject([
                .init("pool", .string(visit.pool.rawValue)), .init("job", .string(id)),
                .init("after", .integer(Int64(after))),
            ])
            let part = try await visit.command("ListImportLog", on: input).object
            guard let text = part?["entries"]?.string else {
                isComplete = true
                continue
            }
            entries.append(text)
            after = part?["next"]?.whole ?? after
        }
        let (shown, next) = (entries.joined(separator: "\n"), isComplete ? nil : after)
        return .page(
            ConsoleContent(
                .pools, title: texts.log,
                above: visit.abovePool + [
                    (texts.imports, visit.poolAddress("imports")),
                    (id, visit.poolAddress("import", query: [("id", id)])),
                ]
            ) {
                element("p", with: [.class("soft")]) { texts.logLead }
                if entries.isEmpty { element("p") { texts.noLog } } else { visit.copied(shown, id: "log") }
                element("p", with: [.class("actions")]) {
                    if visit.query["after"] != nil {
                        link(to: visit.poolAddress("import-log", query: [("id", id)])) { visit.texts.shell.first }
                    }
                    if let next {
                        link(to: visit.poolAddress("import-log", query: [("id", id), ("after", String(next))])) {
                            visit.texts.shell.next
                        }
                    }
                }
                visit.copied("martlet import log --pool \(visit.pool) \(SameCommand.shell(id))", id: "cli-log")
            })
    }
}

/// The header of a file and its lines that would fail, to be corrected and imported alone.
struct FailedLinesFile: ConsolePage {
    let pattern = "/console/pools/{pool}/import-failed"

    /// Parts of the file that are read for it, of some thousand lines each.
    private static let (maxParts, maxBytes) = (100, 8 << 20)

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        var (lines, size) = ([String](), 0)
        var input = JSONObject([
            .init("pool", .string(visit.pool.rawValue)), .init("job", .string(visit.query["id"] ?? "")),
            .init("keepsLines", .boolean(true)),
        ])
        for part in 0..<Self.maxParts {
            let report = try await visit.command("GetImportCheck", on: input).object
            if let problem = report?["fileProblem"]?.string { throw ServiceError.invalidParameter(problem) }
            let failed = (report?["lines"]?.texts ?? []).dropFirst(part == 0 ? 0 : 1)
            size += failed.reduce(0) { $0 + $1.utf8.count }
            guard size <= Self.maxBytes else {
                throw ServiceError.invalidParameter(visit.texts.administration.jobs.tooManyFailed)
            }
            lines += failed
            guard let next = report?["next"] else { break }
            input["after"] = next
        }
        return .document(.csv(lines.map { "\($0)\n" }.joined(), name: "failed.csv"))
    }
}
