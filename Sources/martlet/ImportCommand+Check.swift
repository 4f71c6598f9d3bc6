import ArgumentParser
import Server

extension ImportCommand {
    /// `martlet import check`
    struct Check: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Say what an import job would make of its file, without importing it.")
        @OptionGroup var store: StoreOptions
        @OptionGroup var name: PoolJobName
        @Flag(help: "Print the header and the lines that would fail, as a file to correct.")
        var failedLines = false

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                var sum = (importable: 0, existing: 0, failing: 0)
                var after: GetImportCheck.Place?
                repeat {
                    let part = try await admin.perform(
                        GetImportCheck(pool: name.pool, job: name.job, after: after, keepsLines: failedLines))
                    if let problem = part.fileProblem { throw CommandError(line: problem, code: 1) }
                    // Each part begins with the header.
                    for line in part.lines.dropFirst(after == nil ? 0 : 1) { print(line) }
                    if !failedLines { for fault in part.faults { print(Self.text(of: fault)) } }
                    sum.importable += part.importable
                    sum.existing += part.existing
                    sum.failing += part.failing
                    after = part.next
                } while after != nil
                guard !failedLines else { return }
                print("\(sum.importable) would be imported, \(sum.existing) exist, \(sum.failing) would fail")
            }
        }

        private static func text(of fault: GetImportCheck.Fault) -> String {
            let place = fault.column.map { "line \(fault.line), column \($0)" } ?? "line \(fault.line)"
            return "\(place): \(fault.message)"
        }
    }
}
