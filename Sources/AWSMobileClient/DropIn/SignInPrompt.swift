import Kernel

/// Signs a user in in a terminal, by the steps of `SignInFlow`.
///
/// In place of the name, `+` begins a new account and `?` a new password; an empty line ends the prompt if the options
/// permit that. The end of the input always ends it.
public struct SignInPrompt: Sendable {
    private let flow: SignInFlow
    private let options: SignInUIOptions
    private let terminal: any SignInTerminal

    /// Makes a prompt.
    ///
    /// - Parameters:
    ///   - client: The client.
    ///   - options: What to offer.
    ///   - terminal: Where to ask.
    public init(
        _ client: AWSMobileClient, options: SignInUIOptions = SignInUIOptions(),
        terminal: any SignInTerminal = StandardTerminal()
    ) {
        flow = SignInFlow(client, options: options)
        self.options = options
        self.terminal = terminal
    }

    /// Asks until a user is signed in. If the service refuses an answer, the prompt shows the error and asks again.
    ///
    /// - Throws: `AWSMobileClientError.userCancelledSignIn`, `AWSMobileClientError.invalidState` if a user is signed in
    ///   already, or `CancellationError`.
    public func run() async throws {
        guard flow.client.currentUserState != .signedIn else { throw AWSMobileClientError.alreadySignedIn }
        introduce()
        while flow.step != .signedIn {
            guard let values = try await ask() else { continue }
            do { try await flow.submit(values) } catch is CancellationError { throw CancellationError() } catch {
                terminal.write("\(Self.plain(error.localizedDescription))\n")
            }
        }
    }

    private func introduce() {
        let choices = flow.choices.compactMap { Self.keys[$0] }.map { "\($0.key) \($0.meaning)" }
        let end = options.canCancel ? ["an empty line ends"] : []
        terminal.write("Sign in (\((choices + end).joined(separator: ", filling: ")))\n")
    }

    /// The answers to the current step; nil if the user chose another one.
    private func ask() async throws -> [SignInField: String]? {
        explain()
        var values: [SignInField: String] = [:]
        for field in flow.fields {
            terminal.write("\(Self.plain(field.label)): ")
            guard let line = try await terminal.readLine(isHidden: field.isSecret), !isEnd(line) else {
                throw AWSMobileClientError.userCancelledSignIn(message: "The user ended the prompt.")
            }
            if flow.step == .enterName, let choice = flow.choices.first(where: { Self.keys[$0]?.key == line }) {
                flow.go(to: choice)
                return nil
            }
            values[field] = field == .factor ? factor(line) : line
        }
        return values
    }

    /// Writes the explanations of the step, and the numbered factors to choose from.
    private func explain() {
        let factors = flow.factors.enumerated().map { "\($0.offset + 1). \($0.element.label)" }
        for line in flow.explanations + factors { terminal.write("\(Self.plain(line))\n") }
    }

    /// The factor with the number that was typed; any other line is the answer itself.
    private func factor(_ line: String) -> String {
        zip(1..., flow.factors).first { "\($0.0)" == line }?.1.rawValue ?? line
    }

    private func isEnd(_ line: String) -> Bool { line.isEmpty && options.canCancel }

    private static let keys: [SignInFlow.Step: (key: String, meaning: String)] = [
        .signUp: ("+", "for a new account"), .forgotPassword: ("?", "for a forgotten password"),
    ]

    /// `text` without control characters, since a service could change the terminal by them.
    static func plain(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.properties.generalCategory != .control }))
    }
}
