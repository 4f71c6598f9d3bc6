import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel
@testable import WireClient

/// Connections that end before or within the answer, at a server on this machine.
@Suite struct LostConnectionTests {
    /// Answers each connection with the next of `answers`, whatever it asks. It waits without a limit, since the client
    /// may need long on a busy machine.
    private func serve(_ answers: [String]) throws -> UInt16 {
        let (file, port) = try #require(LoopbackSocket.listen(isIPv6: false, port: 0))
        let rest = Locked(answers)
        Thread.detachNewThread {
            while let answer = rest.change({ $0.isEmpty ? nil : $0.removeFirst() }) {
                guard LoopbackSocket.ready([file], within: -1).first == true,
                    let connection = LoopbackSocket.accept(file)
                else { break }
                _ = LoopbackSocket.ready([connection], within: -1)
                _ = LoopbackSocket.receive(connection)
                LoopbackSocket.finish(connection, sending: Array(answer.utf8))
            }
            LoopbackSocket.close(file)
        }
        return port
    }

    private static let half = "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"

    @Test(arguments: ["", half])
    func `an answer that ends too soon is a lost connection`(_ answer: String) async throws {
        let origin = "http://127.0.0.1:\(try serve([answer]))"
        let request = ClientRequest(method: "POST", origin: origin, body: [1])
        let error = await #expect(throws: URLError.self) { try await Transport.urlSession().send(request) }
        #expect(error?.code == .networkConnectionLost)
    }

    @Test func `a call that can be repeated is repeated after a lost connection`() async throws {
        let answer = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"
        let port = try serve(["", Self.half, answer])
        let document: [String: Any] = [
            "CognitoUserPool": [
                "Default": ["PoolId": "us-east-1_AbCdEf123", "AppClientId": "abc", "Endpoint": "127.0.0.1:\(port)"]
            ],
            "Auth": ["Default": ["authenticationFlowType": "USER_PASSWORD_AUTH"]],
        ]
        let client = AWSMobileClient(configuration: document, store: MemoryTokenStore())
        try await client.initialize()
        // The empty answer says nothing of a session or a challenge.
        await #expect(throws: AWSMobileClientError.self) { try await client.signIn(username: "jane", password: "x") }
    }
}
