import Kernel
import SecurityTokensModel
import SyncModel
import Synchronization
import Testing
import UserPoolsModel
import Wire
import WireRuntime

@testable import WireClient

struct WireClientTests {
    private struct InitiateAuth: Wire.Operation {
        func perform(_ input: InitiateAuthInput, for _: Anyone) async throws -> InitiateAuthOutput {
            guard input.clientId.rawValue == "known" else {
                throw ServiceError(.notAuthorized, "Incorrect username or password.")
            }
            return InitiateAuthOutput(
                authenticationResult: AuthenticationResultType(accessToken: Secret("a.b.c"), expiresIn: 3600))
        }
    }

    private struct DeleteUser: Wire.Operation {
        func perform(_: DeleteUserInput, for _: AccessTokenIdentity) async throws -> DeleteUserOutput { NoOutput() }
    }

    /// A client and a server without a network between them.
    private let client: WireClient = {
        let authentication = CallerAuthentication(
            accessToken: { _, _ in
                AccessTokenIdentity(
                    pool: UserPoolID(rawValue: "p"), user: UserID(rawValue: "u"),
                    client: ClientID(rawValue: "c"), session: SessionID(rawValue: "s"))
            }, signature: { _, _ in throw ServiceError(.invalidSignature, "") }, permission: { _, _, _ in },
            action: { _, _, _ in })
        let table = OperationTable(
            .userPools, operations: [InitiateAuth(), DeleteUser()], authentication: authentication,
            pages: PageSeal(key: Secret(Array(repeating: 0, count: 32))))
        return WireClient(
            origin: "http://localhost/",
            transport: Transport { request in
                let response = await table.respond(to: WireRequest(request))
                let id = response.requestID.map { [("x-amzn-RequestId", $0)] } ?? []
                return ClientResponse(status: response.status, headers: response.headers + id, body: response.body)
            })
    }()

    private func client(answering response: ClientResponse) -> WireClient {
        WireClient(origin: "http://localhost", transport: Transport { _ in response })
    }

    @Test func `an output is typed`() async throws {
        let output = try await client.call(
            InitiateAuthInput(authFlow: .userPasswordAuth, clientId: ClientID(rawValue: "known")))
        #expect(output.authenticationResult?.accessToken?.exposed == "a.b.c")
        #expect(output.authenticationResult?.expiresIn == 3600)
        _ = try await client.call(DeleteUserInput(accessToken: Secret("a.b.c")))
    }

    @Test func `an error response has type, message, status and request id`() async throws {
        let expected = ServiceResponseError(
            type: "NotAuthorizedException", message: "Incorrect username or password.", status: 400, requestID: "r-1")
        await #expect(throws: expected) {
            try await client.call(InitiateAuthInput(authFlow: .userPasswordAuth, clientId: ClientID(rawValue: "other")))
        }
        #expect(expected.code == .notAuthorized)
    }

    @Test(arguments: [
        #"{"__type":"com.amazonaws.cognito#UserNotFoundException","message":"m"}"#,
        #"{"__type":"UserNotFoundException:http://internal.example.com/","Message":"m"}"#,
        #"{"code":"UserNotFoundException","message":"m"}"#,
    ])
    func `the type is found in every place that services use`(_ body: String) async {
        let client = client(answering: ClientResponse(status: 400, body: Array(body.utf8)))
        await #expect(throws: ServiceResponseError(type: "UserNotFoundException", message: "m", status: 400)) {
            try await client.call(DescribeUserPoolInput(userPoolId: UserPoolID(rawValue: "p")))
        }
    }

    @Test func `a type that the models do not know is kept`() async {
        let response = ClientResponse(status: 418, headers: [("X-Amzn-ErrorType", "TeapotException:x")])
        await #expect(throws: ServiceResponseError(type: "TeapotException", message: "", status: 418)) {
            try await client(answering: response).call(DescribeUserPoolInput(userPoolId: UserPoolID(rawValue: "p")))
        }
    }

    @Test(arguments: [
        ClientResponse(status: 502, body: Array("<html>Bad Gateway</html>".utf8)), ClientResponse(status: 404),
        ClientResponse(status: 200, body: Array("<html>Sign in to the hotel's network</html>".utf8)),
        ClientResponse(status: 200), ClientResponse(status: 200, body: Array("[]".utf8)),
        ClientResponse(status: 200, body: Array(#"{"UserPool":5}"#.utf8)), ClientResponse(status: 302),
    ])
    func `a response that is not the service's is unreadable`(_ response: ClientResponse) async {
        await #expect(throws: UnreadableResponseError.self) {
            try await client(answering: response).call(DescribeUserPoolInput(userPoolId: UserPoolID(rawValue: "p")))
        }
    }

    @Test func `only operations that need a signature are signed`() async throws {
        let signed = Mutex<[String]>([])
        let client = WireClient(
            origin: "http://localhost",
            transport: Transport { _ in ClientResponse(status: 200, body: Array("{}".utf8)) },
            sign: { request, operation in
                signed.withLock { $0.append(operation.name) }
                return request
            })
        _ = try await client.call(InitiateAuthInput(authFlow: .userAuth, clientId: ClientID(rawValue: "c")))
        _ = try await client.call(ListUsersInput(userPoolId: UserPoolID(rawValue: "p")))
        #expect(signed.withLock { $0 } == ["ListUsers"])
    }

    @Test func `the members of a rest-json input go to path, query, headers and body`() throws {
        let update = try ClientRequest(
            UpdateRecordsInput(
                clientContext: "ctx", datasetName: "a b/é", deviceId: "dev", identityId: "eu:1", identityPoolId: "eu:2",
                syncSessionToken: "tok"), to: "http://localhost")
        #expect(update.method == "POST")
        #expect(update.path == "/identitypools/eu%3A2/identities/eu%3A1/datasets/a%20b%2F%C3%A9")
        #expect(update.headers.contains { $0 == ("x-amz-client-context", "ctx") })
        #expect(String(decoding: update.body, as: UTF8.self) == #"{"DeviceId":"dev","SyncSessionToken":"tok"}"#)
        let list = try ClientRequest(
            ListRecordsInput(
                datasetName: "d", identityId: "i", identityPoolId: "p", lastSyncCount: 7, maxResults: 2,
                nextToken: "a&b="),
            to: "http://localhost")
        #expect(list.method == "GET" && list.body.isEmpty)
        #expect(list.query == "lastSyncCount=7&maxResults=2&nextToken=a%26b%3D")
        #expect(list.address.hasPrefix("http://localhost/identitypools/p/identities/i/datasets/d/records?last"))
        #expect(throws: ServiceError.self) {
            try ClientRequest(DescribeDatasetInput(datasetName: "", identityId: "i", identityPoolId: "p"), to: "")
        }
    }

    @Test func `an unsupported protocol is an error`() async {
        await #expect(throws: UnsupportedProtocolError(service: .securityTokens)) {
            try await client.call(GetCallerIdentityInput())
        }
    }
}
