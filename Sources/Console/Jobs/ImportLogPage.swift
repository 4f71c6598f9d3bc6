import Kernel
import Wire
import WireRuntime

/// The log of an import job, with an entry for each line of its file.
struct ImportLogPage: ConsolePage {
    let pattern = "/console/pools/{pool}/import-log"

    /// The parts of the log on a page, each as many entries as the command returns.
    private static let maxParts = 8

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.administration.jobs
        let id = visit.query["id"] ?? ""
        let (entries, next) = try await Self.entries(
            of: id, after: visit.query["after"].flatMap { Int($0) } ?? 0, on: visit)
        return .page(
            ConsoleContent(
                .pools, title: texts.log,
                above: visit.abovePool + [
                    (texts.imports, visit.poolAddress("imports")),
                    (id, visit.poolAddress("import", query: [("id", id)])),
                ]
            ) {
                element("p", with: [.class("soft")]) { texts.logLead }
                if let entries { visit.copied(entries, id: "log") } else { element("p") { texts.noLog } }
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
                visit.copied(
                    "martlet import log --pool \(SameCommand.shell(visit.pool.rawValue)) \(SameCommand.shell(id))",
                    id: "cli-log")
            })
    }

    /// The entries of a page, nil if there are none, and the line after which the next page begins, nil if none does.
    private static func entries(
        of job: String, after line: Int, on visit: ConsoleVisit
    ) async throws -> (entries: String?, next: Int?) {
        var (parts, line) = ([String](), line)
        for _ in 0..<maxParts {
            let input = JSONObject([
                .init("pool", .string(visit.pool.rawValue)), .init("job", .string(job)),
                .init("after", .integer(Int64(line))),
            ])
            let part = try await visit.command("ListImportLog", on: input).object
            guard let entries = part?["entries"]?.string, let next = part?["next"]?.whole else {
                return (parts.isEmpty ? nil : parts.joined(separator: "\n"), nil)
            }
            parts.append(entries)
            line = next
        }
        return (parts.joined(separator: "\n"), line)
    }
}
