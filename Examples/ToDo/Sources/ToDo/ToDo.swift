import Foundation

/// A list that follows its user between devices. The exit code is 0, or 2 for wrong arguments.
@main enum ToDo {
    static let usage = """
        ToDo FOLDER [awsconfiguration.json]

        FOLDER stands for a device: it keeps the session and the list. Start the program with two folders in two
        terminals, and sign in as the same user. Without a second argument it reads data/awsconfiguration.json, which
        must name an identity pool.
        """

    static func main() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard let folder = arguments.first, arguments.count < 3, !folder.hasPrefix("-") else {
            say(usage)
            exit(arguments == ["--help"] ? 0 : 2)
        }
        let path = arguments.count > 1 ? arguments[1] : "data/awsconfiguration.json"
        let device = ListDevice(folder: URL(fileURLWithPath: folder), configurationFile: path)
        await device.run()
    }
}

/// Writes a line.
func say(_ text: String) { FileHandle.standardOutput.write(Data("\(text)\n".utf8)) }
