import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel

/// The sign-in at a terminal.
@Suite struct SignInPromptTests {
    /// A terminal whose lines are given.
    private final class ScriptedTerminal: SignInTerminal {
        private let lines: Locked<[String]>
        let written = Locked("")
        let hidden = Locked<[String]>([])

        init(_ lines: [String]) { self.lines = Locked(lines) }

        func write(_ text: String) { written.change { $0 += text } }

        func readLine(isHidden: Bool) async throws -> String? {
            let line = lines.change { $0.isEmpty ? nil : $0.removeFirst() }
            if isHidden, let line { hidden.change { $0.append(line) } }
            return line
        }
    }

    // B.12
    @Test func `the prompt asks for name and password, and again after a mistake`() async throws {
        let client = AWSMobileClient.testing(.withJane())
        let terminal = ScriptedTerminal(["jane", "wrong", "Abc@123!"])
        #expect(try await client.showSignIn(terminal: terminal) == .signedIn)
        #expect(terminal.hidden.read { $0 } == ["wrong", "Abc@123!"])
        let written = terminal.written.read { $0 }
        #expect(written.contains("Incorrect username or password.\n") && !written.contains("Abc@123!"))
        await #expect(throws: AWSMobileClientError.alreadySignedIn) {
            try await client.showSignIn(terminal: ScriptedTerminal([]))
        }
    }

    @Test func `a new account begins with a plus`() async throws {
        let client = AWSMobileClient.testing(.withJane())
        let terminal = ScriptedTerminal(["+", "joe", "Abc@123!", "joe@example.org", "123456"])
        try await client.showSignIn(terminal: terminal)
        #expect(client.username == "joe" && terminal.written.read { $0 }.contains("A code went to j***@e***."))
    }

    @Test func `the prompt numbers the factors, and shows the secret for an authenticator app`() async throws {
        let jane = FakePool.User(password: "Abc@123!", mustSetUp: ["EMAIL_OTP", "SOFTWARE_TOKEN_MFA"])
        let client = AWSMobileClient.testing(FakePool(["jane": jane]))
        let terminal = ScriptedTerminal(["jane", "Abc@123!", "3", "2", "000000", "123456"])
        try await client.showSignIn(terminal: terminal)
        let written = terminal.written.read { $0 }
        #expect(client.isSignedIn && written.contains("1. Code by email\n2. Code of an authenticator app\nFactor: "))
        #expect(written.contains("The answer is not one of the factors.\n") && written.contains("otpauth://totp/jane?"))
        #expect(written.contains("Secret: \(FakePool.State.secretCode)\n"))
    }

    @Test func `what a pool's functions say cannot change what the terminal shows`() async throws {
        let jane = FakePool.User(
            password: "Abc@123!", needsNewPassword: true, requiredAttributes: ["custom:\u{9B}2Jteam"])
        let terminal = ScriptedTerminal(["jane", "Abc@123!", "Xyz@789!", "blue"])
        try await AWSMobileClient.testing(FakePool(["jane": jane])).showSignIn(terminal: terminal)
        #expect(terminal.written.read { $0 }.contains("custom:2Jteam: "))
    }

    @Test func `an empty line or the end of the input cancels`() async throws {
        for (lines, options) in [([""], SignInUIOptions(canCancel: true)), (["jane"], SignInUIOptions())] {
            let client = AWSMobileClient.testing(.withJane())
            let thrown = await #expect(throws: AWSMobileClientError.self) {
                try await client.showSignIn(signInUIOptions: options, terminal: ScriptedTerminal(lines))
            }
            #expect("\(thrown as Any)".contains("userCancelledSignIn") && !client.isSignedIn)
        }
    }

    @Test func `hosted options lead to the hosted pages, and a completion handler is called once`() async throws {
        let (server, log) = (FakeAuthorizationServer(), EventLog())
        let client = AWSMobileClient.hosted(server)
        client.showSignIn(hostedUIOptions: HostedUIOptions()) { state, error in
            log.append("\(state as Any) \(error as Any)")
        }
        try await eventually { log.all.count == 1 }
        #expect(client.isSignedIn && server.pages.count == 1)
        client.signOut()
        client.showSignIn(terminal: ScriptedTerminal(["jane", "Abc@123!"])) { state, _ in log.append("\(state as Any)")
        }
        try await eventually { log.all.count == 2 }
        #expect(client.isSignedIn && server.pages.count == 1)
    }

    #if os(Linux)
        @Test func `a hidden line is not echoed, and the terminal is afterwards as before`() async throws {
            let pair = try #require(PseudoTerminal())
            let terminal = StandardTerminal(input: pair.device)
            let reading = Task { try await terminal.readLine(isHidden: true) }
            try await eventually { !pair.echoes }
            pair.type("Abc@123!\n")
            #expect(try await reading.value == "Abc@123!")
            #expect(pair.echoes && !pair.shown().contains("Abc@123!"))
            let cancelled = Task { try await terminal.readLine(isHidden: true) }
            try await eventually { !pair.echoes }
            cancelled.cancel()
            await #expect(throws: CancellationError.self) { try await cancelled.value }
            try await eventually { pair.echoes }
            let plain = Task { try await terminal.readLine(isHidden: false) }
            pair.type("jane\n")
            #expect(try await plain.value == "jane")
        }
    #endif

    @Test func `what a service says cannot change what the terminal shows`() {
        #expect(SignInPrompt.plain("a\u{1B}[2Jb\r\n\u{9B}c é") == "a[2Jbc é")
    }
}
