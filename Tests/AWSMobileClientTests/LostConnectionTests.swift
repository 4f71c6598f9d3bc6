import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel
@testable import WireClient

/// Connections that end before or within the response, at a server on this machine.
@Suite struct LostConnectionTests {
    /// Sends each connection the next of `responses`, whatever its request. It waits without a limit, since the client
    /// may need long on a busy machine.
    private func serve(_ responses: [String]) throws -> UInt16 {
        let (file, port) = try #require(LoopbackSocket.listen(isIPv6: false, port: 0))
        let rest = Locked(responses)
        Thread.detachNewThread {
            while let response = rest.change({ $0.isEmpty ? nil : $0.removeFirst() }) {
                guard LoopbackSocket.ready([file], within: -1).first == true,
                    let connection = LoopbackSocket.accept(file)
                else { break }
                _ = LoopbackSocket.ready([connection], within: -1)
                _ = LoopbackSocket.receive(connection)
                LoopbackSocket.finish(connection, sending: Array(response.utf8))
            }
            LoopbackSocket.close(file)
        }
        return port
    }

    private static let half = "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"

    @Test(arguments: ["", half])
    func `a response that ends too soon is a lost connection`(_ response: String) async throws {
        let origin = "http://127.0.0.1:\(try serve([response]))"
        let request = ClientRequest(method: "POST", origin: origin, body: [1])
        let error = await #expect(throws: URLError.self) { try await Transport.urlSession().send(request) }
        #expect(error?.code == .networkConnectionLost)
    }

    @Test func `a call that can be repeated is repeated after a lost connection`() async throws {
        let response = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"
        let port = try serve(["", Self.half, response])
        let document: [String: Any] = [
            "CognitoUserPool": [
                "Default": ["PoolId": "us-east-1_AbCdEf123", "AppClientId": "abc", "Endpoint": "127.0.0.1:\(port)"]
            ],
            "Auth": ["Default": ["authenticationFlowType": "USER_PASSWORD_AUTH"]],
        ]
        let client = AWSMobileClient(configuration: document, store: MemoryTokenStore())
        try await client.initialize()
        // The empty object has neither a session nor a challenge.
        await #expect(throws: AWSMobileClientError.self) { try await client.signIn(username: "jane", password: "x") }
    }
}
