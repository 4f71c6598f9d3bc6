import AWSMobileClient
import Foundation

/// Runs the client by a menu, one step after the other.
final class Tour: Sendable {
    let client: AWSMobileClient
    let terminal = Terminal()
    let configuration: TourConfiguration

    init(configurationFile path: String) {
        configuration = TourConfiguration(file: path)
        client = AWSMobileClient(configurationFile: path)
    }

    /// Runs until the user quits or the input ends.
    ///
    /// - Returns: The exit code: 0, 1 if a script's step failed, 2 if the tour could not begin.
    func run() async -> Int32 {
        do { try await begin() } catch {
            terminal.say("\(message(error))\nIs Martlet running? `make run` starts it in another terminal.")
            return 2
        }
        var refusals = 0
        while let answer = try? terminal.ask(menu), answer != Step.quit.rawValue {
            guard !answer.isEmpty else { continue }
            do { try await take(answer) } catch is EndOfInput { break } catch {
                terminal.say(message(error))
                refusals += 1
            }
        }
        client.removeUserStateListener(self)
        return terminal.isInteractive || refusals == 0 ? 0 : 1
    }

    private func begin() async throws {
        let state = try await client.initialize()
        terminal.say("State: \(state.rawValue)\(client.username.map { ", as \($0)" } ?? "")")
        if let inbox = configuration.inbox { terminal.say("Messages: \(inbox)") }
        client.addUserStateListener(self) { [terminal] state, _ in terminal.say("State: \(state.rawValue)") }
    }

    private var menu: String {
        let offered = Step.offered(whileSignedIn: client.isSignedIn, by: configuration)
        return "\n" + offered.map { "\($0.rawValue): \($0.explanation)" }.joined(separator: " · ") + "\n> "
    }

    private func take(_ word: String) async throws {
        switch Step(rawValue: word) {
        case .signUp: try await signUp()
        case .confirm: try await confirmSignUp(terminal.ask("Name: "))
        case .resend: try await resend()
        case .signIn: try await signIn()
        case .signInWithBrowser: try await signInWithBrowser()
        case .forgot: try await replaceForgottenPassword()
        case .attributes: try await showAttributes()
        case .change: try await changeAttribute()
        case .tokens: try await showTokens()
        case .password: try await changePassword()
        case .app: try await setUpAuthenticatorApp()
        case .devices: try await showDevices()
        case .remember: try await rememberDevice()
        case .credentials: try await showCredentials()
        case .signOut: try await client.signOut(options: SignOutOptions())
        case .signOutEverywhere: try await client.signOut(options: SignOutOptions(signOutGlobally: true))
        case .quit, nil: throw NoSuchStep(word: word)
        }
    }

    private func message(_ error: any Error) -> String {
        switch error {
        case let error as AWSMobileClientError: error.message
        case let error as URLError: "The service cannot be reached: \(error.localizedDescription)"
        default: "\(error)"
        }
    }
}

/// The user entered a word that is no step.
struct NoSuchStep: Error, CustomStringConvertible {
    var word: String
    var description: String { "There is no step called \(word)." }
}
