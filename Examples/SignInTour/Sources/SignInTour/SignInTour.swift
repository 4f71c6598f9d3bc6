import AWSMobileClient
import Foundation

/// The client in a terminal. The exit code is 0, 1 if a script's step failed, 2 if the tour could not begin.
@main enum SignInTour {
    static let usage = """
        SignInTour [awsconfiguration.json]

        Without an argument it reads data/awsconfiguration.json, which `make run` writes.
        Steps and answers come from standard input, also from a script. Passwords are not shown.
        """

    static func main() async {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count < 2, arguments.first?.hasPrefix("-") != true else {
            Terminal().say(usage)
            exit(arguments == ["--help"] ? 0 : 2)
        }
        exit(await Tour(configurationFile: arguments.first ?? "data/awsconfiguration.json").run())
    }
}
