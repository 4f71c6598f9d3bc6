import Kernel
import Testing

@testable import AWSMobileClient

/// The prompt in a terminal, and the configuration files of Amplify, with the real server.
@Suite(.timeLimit(.minutes(10))) struct PromptWalks {
    /// A terminal at which a new user types: the answers, then the code that the server sent.
    private struct NewUsersTerminal: SignInTerminal {
        let lines: Locked<[String]>
        let written = Locked("")
        let code: @Sendable () async throws -> String

        func write(_ text: String) { written.change { $0 += text } }

        func readLine(isHidden _: Bool) async throws -> String? {
            guard let line = lines.change({ $0.isEmpty ? nil : $0.removeFirst() }) else { return try await code() }
            return line
        }
    }

    // B.12
    @Test(arguments: WalkEngine.available)
    func `a new user signs up, confirms the address and is signed in at the prompt`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let (user, device) = (TestUser(), try server.device())
        let terminal = NewUsersTerminal(lines: Locked(["+", user.username, "short", user.email])) {
            try await server.code(for: user.email)
        }
        terminal.lines.change { $0 += [user.username, user.password, user.email] }
        #expect(try await device.client.showSignIn(terminal: terminal) == .signedIn)
        #expect(device.client.username == user.username)
        #expect(terminal.written.read { $0 }.contains("Password did not conform with"))
        #expect(try await device.client.getUserAttributes()["email_verified"] == "true")
    }

    @Test(arguments: WalkEngine.available)
    func `the files that Amplify writes name the server's pool`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let user = try await server.user()
        let document = try AWSConfigurationFile.read(server.configurationFile)
        let pool = try #require(try ClientConfiguration(document).userPool)
        let outputs: [String: Any] = [
            "version": "1",
            "auth": [
                "aws_region": pool.region, "user_pool_id": pool.id.rawValue,
                "user_pool_client_id": pool.clientID.rawValue,
            ],
            "custom": ["cognito_endpoint": server.origin],
        ]
        let plugins: [String: Any] = ["auth": ["plugins": ["awsCognitoAuthPlugin": document]]]
        for file in [outputs, plugins] {
            let client = AWSMobileClient(
                configuration: file, store: MemoryTokenStore(), transport: TestNetwork.direct)
            #expect(try await client.initialize() == .signedOut)
            try await client.signIn(username: user.username, password: user.password)
            #expect(try await client.getUserAttributes()["email"] == user.email)
        }
    }
}
