import AWSMobileClient
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Signs a user in in the browser and calls a service with the user's token. The exit code is 0 if the service answers
/// with a status from 200 to 299, 1 if it does not or the sign-in fails, 2 for wrong arguments.
@main enum BrowserCall {
    static let usage = """
        BrowserSignIn [--print-address] [--identity-provider NAME] awsconfiguration.json https://api.example.com/path

        Opens the hosted pages of Auth.Default.OAuth in the browser, unless a session is kept from the last time, and
        prints the status and the body of the service's answer. The redirect URI is one such as
        http://127.0.0.1/signed-in; the program takes a free port. With --print-address it prints the address of the
        pages for a browser of your choice. With --identity-provider the pages lead straight to that provider of the
        user pool.
        """

    static func main() async {
        var arguments = Array(CommandLine.arguments.dropFirst())
        let printsAddress = arguments.first == "--print-address"
        if printsAddress { arguments.removeFirst() }
        var provider: String?
        if arguments.count > 1, arguments.first == "--identity-provider" {
            provider = arguments[1]
            arguments.removeFirst(2)
        }
        guard arguments.count == 2, let path = arguments.first, let service = arguments.last.flatMap(URL.init(string:))
        else {
            say(usage, to: .standardError)
            exit(arguments == ["--help"] ? 0 : 2)
        }
        let client = AWSMobileClient(configurationFile: path)
        if printsAddress { client.hostedUI.pages = BrowserHostedUIPages(opener: BrowserOpener { say("Open \($0)") }) }
        do { exit(try await call(service, client, HostedUIOptions(identityProvider: provider))) } catch {
            say((error as? AWSMobileClientError)?.message ?? error.localizedDescription, to: .standardError)
            exit(1)
        }
    }

    /// Signs the user in if necessary, and calls the service.
    private static func call(
        _ service: URL, _ client: AWSMobileClient, _ options: HostedUIOptions
    ) async throws -> Int32 {
        if try await client.initialize() != .signedIn {
            try await client.showSignIn(hostedUIOptions: options)
        }
        let (data, response) = try await client.authorized(URLRequest(url: service))
        say("\(response.statusCode)\n\(String(decoding: data, as: UTF8.self))")
        return (200..<300).contains(response.statusCode) ? 0 : 1
    }

    /// Writes a line at once, also into a pipe.
    private static func say(_ text: String, to file: FileHandle = .standardOutput) {
        file.write(Data("\(text)\n".utf8))
    }
}
