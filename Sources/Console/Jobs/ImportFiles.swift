import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// The header of a file of users. As in the guide's console, the username is the first column.
struct ImportHeaderFile: ConsolePage {
    let pattern = "/console/pools/{pool}/import-header"

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let header = try await visit.call(GetCSVHeaderInput(userPoolId: visit.pool), in: visit.pool.region)
        let columns = header.csvHeader ?? []
        let username = "cognito:username"
        let others = columns.filter { !$0.hasSameBytes(as: username) }
        return .document(.csv(([username] + others).joined(separator: ",") + "\n", name: "users.csv"))
    }
}

/// The header of a file and its lines that would fail, to be corrected and imported alone.
struct FailedLinesFile: ConsolePage {
    let pattern = "/console/pools/{pool}/import-failed"

    /// The longest import has 500,000 users, and a part 5000 lines, or fewer if many of them would fail.
    private static let maxParts = 110
    private static let maxBytes = 8 << 20

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        var (lines, size) = ([String](), 0)
        var input = JSONObject([
            .init("pool", .string(visit.pool.rawValue)), .init("job", .string(visit.query["id"] ?? "")),
            .init("keepsLines", .boolean(true)),
        ])
        for part in 0..<Self.maxParts {
            let report = try await visit.command("GetImportCheck", on: input).object
            if let problem = report?["fileProblem"]?.string { throw ServiceError.invalidParameter(problem) }
            // Each part begins with the header.
            let failed = (report?["lines"]?.texts ?? []).dropFirst(part == 0 ? 0 : 1)
            size += failed.reduce(0) { $0 + $1.utf8.count }
            guard size <= Self.maxBytes else { break }
            lines += failed
            guard let next = report?["next"] else {
                return .document(.csv(lines.map { "\($0)\n" }.joined(), name: "failed.csv"))
            }
            input["after"] = next
        }
        throw ServiceError.invalidParameter(visit.texts.administration.jobs.tooManyFailed)
    }
}

extension WireResponse {
    /// A file of comma-separated values, which the browser stores.
    static func csv(_ text: String, name: StaticString) -> WireResponse {
        WireResponse(
            status: 200,
            headers: [
                ("Content-Type", "text/csv; charset=utf-8"), ("X-Content-Type-Options", "nosniff"),
                ("Content-Disposition", "attachment; filename=\"\(name)\""), ConsoleResponse.notStored,
                ("Content-Security-Policy", "default-src 'none'; sandbox"),
            ], body: Array(text.utf8))
    }
}
