import AWSMobileClient
import Foundation

/// The whole way through the client in a terminal. Ends with 0; with 1 where a script was refused something; with 2
/// where the tour could not begin.
@main enum SignInTour {
    static let usage = """
        SignInTour [awsconfiguration.json]

        Without an argument it reads data/awsconfiguration.json, which `make run` writes.
        Steps and answers come from standard input, so a script can give them; passwords are not shown.
        """

    static func main() async {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count < 2, arguments.first?.hasPrefix("-") != true else {
            Terminal().say(usage)
            exit(arguments == ["--help"] ? 0 : 2)
        }
        exit(await Tour(configurationFile: arguments.first ?? "data/awsconfiguration.json").walk())
    }
}
