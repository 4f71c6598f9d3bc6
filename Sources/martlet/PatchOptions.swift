import ArgumentParser
import Server

/// The changes of a patch.
struct PatchOptions: ParsableArguments {
    @Option(help: "A JSON object with the settings to change; null resets one.")
    var json: String?
    @Option(help: "A file with it.")
    var file: String?
    @Flag(help: "Only show what would change.")
    var dryRun = false

    static func discussion(of operation: String) -> String {
        "The object has members of \(operation). Objects are merged, lists are replaced. Each difference is shown."
    }

    func validate() throws {
        guard (json == nil) != (file == nil) else { throw ValidationError("give either --json or --file") }
    }

    /// The JSON text.
    var changes: String {
        get throws {
            if let json { return json }
            do { return String(decoding: try JSONFile.read(file ?? ""), as: UTF8.self) } catch {
                throw CommandError(line: error.description, code: 1)
            }
        }
    }

    func show(_ differences: [String]) {
        for line in differences { print(line) }
        if differences.isEmpty { print("nothing changes") }
    }
}
