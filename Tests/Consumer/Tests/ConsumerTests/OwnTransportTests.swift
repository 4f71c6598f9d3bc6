import AWSMobileClient
import Testing

/// An app with its own transport, which imports only the client.
@Suite struct OwnTransportTests {
    private func client(_ respond: @escaping @Sendable (ClientRequest) throws -> ClientResponse) -> AWSMobileClient {
        let pool = ["PoolId": "eu-west-1_AbCdEf123", "AppClientId": "app", "Endpoint": "id.example.org"]
        return AWSMobileClient(
            configuration: ["UserAgent": "Guest/1", "CognitoUserPool": ["Default": pool]], store: MemoryTokenStore(),
            transport: Transport { request in try respond(request) })
    }

    @Test func `the app's transport sends the requests, and the service's message is thrown`() async throws {
        let client = client { request in
            #expect(request.method == "POST" && request.address == "https://id.example.org/")
            #expect(request.headers.contains { $0.name == "user-agent" && $0.value == "Guest/1" })
            #expect(String(decoding: request.body, as: UTF8.self).contains(#""Username":"ada""#))
            let refusal = #"{"__type":"UsernameExistsException","message":"User already exists"}"#
            return ClientResponse(status: 400, body: Array(refusal.utf8))
        }
        await #expect(throws: AWSMobileClientError.usernameExists(message: "User already exists")) {
            try await client.signUp(username: "ada", password: "Correct-Horse-7")
        }
    }

    @Test func `an unreadable response is not a service error`() async throws {
        let client = client { _ in ClientResponse(status: 502, headers: [("server", "proxy")], body: Array("<p>".utf8))
        }
        let error = await #expect(throws: UnreadableResponseError.self) {
            try await client.forgotPassword(username: "ada")
        }
        #expect(error?.status == 502)
    }

    @Test func `an error of the app's transport is thrown unchanged`() async throws {
        let client = client { _ in throw NoLine() }
        await #expect(throws: NoLine.self) { try await client.resendSignUpCode(username: "ada") }
    }
}

private struct NoLine: Error {}
