import Kernel
import SyncModel
import Testing
import UserPoolsModel
import Wire
import WireRuntime

@testable import AccessControl
@testable import WireClient

struct ClientSignerTests {
    private static let secret = Secret("wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY")
    /// 2015-08-30 12:36:00, the time of the published examples.
    private static let then = Instant(seconds: 1_440_938_160)

    private let signer = ClientSigner(SigningKeys(accessKeyID: "AKIDEXAMPLE", secret: secret), region: "us-east-1") {
        Self.then
    }

    private func signature(_ request: ClientRequest, service: String = "service") -> String? {
        let signed = signer.sign(request, service: service)
        let header = signed.headers.first { $0.name == "authorization" }?.value
        return header?.split(separator: "Signature=").last.map(String.init)
    }

    /// The examples that AWS publishes with the description of Signature Version 4.
    @Test func `the signatures of the published examples match`() {
        let origin = "https://example.amazonaws.com"
        #expect(
            signature(ClientRequest(method: "GET", origin: origin))
                == "5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31")
        #expect(
            signature(ClientRequest(method: "POST", origin: origin))
                == "5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b")
        #expect(
            signature(ClientRequest(method: "GET", origin: origin, query: "Param2=value2&Param1=value1"))
                == "b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500")
        let list = ClientRequest(
            method: "GET", origin: "https://iam.amazonaws.com", query: "Action=ListUsers&Version=2010-05-08",
            headers: [("content-type", "application/x-www-form-urlencoded; charset=utf-8")])
        #expect(
            signature(list, service: "iam") == "5d672d79c15b13162d9279b0855cfba6789a8edb4c82c400e06b5924a6f2b5d7")
    }

    @Test func `the header names what was signed`() {
        let signed = signer.sign(
            ClientRequest(method: "GET", origin: "https://example.amazonaws.com"), service: "service")
        #expect(
            signed.headers.last?.value.hasPrefix(
                "AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, "
                    + "SignedHeaders=host;x-amz-date, Signature=") == true)
    }

    /// Client and server share the formula; the published examples above and the vectors of another implementation
    /// in `SigV4Tests` show that it is right.
    @Test(arguments: [nil, "temporary"])
    func `the server accepts the client's signatures`(_ token: String?) throws {
        let keys = SigningKeys(accessKeyID: "AKIDEXAMPLE", secret: Self.secret, sessionToken: token.map(Secret.init))
        let signer = ClientSigner(keys, region: "eu-west-1") { Self.then }
        let inputs: [(ClientRequest, OperationModel)] = [
            (
                try ClientRequest(ListUsersInput(userPoolId: UserPoolID(rawValue: "a_b")), to: "http://localhost:9229"),
                ListUsersInput.operation
            ),
            (
                try ClientRequest(
                    ListRecordsInput(
                        datasetName: "d", identityId: "eu:1", identityPoolId: "eu:2", lastSyncCount: 3,
                        nextToken: "a&=+ é"),
                    to: "http://localhost:9229"), ListRecordsInput.operation
            ),
        ]
        for (request, operation) in inputs {
            let signed = signer.sign(request, for: operation)
            var received = WireRequest(signed)
            received.headers.append(("Host", "localhost:9229"))
            try SignatureCheck(received).verify(
                with: Self.secret, region: "eu-west-1", service: operation.service.signingName, at: Self.then)
            received.body.append(0)
            #expect(throws: ServiceError.self) {
                try SignatureCheck(received).verify(
                    with: Self.secret, region: "eu-west-1", service: operation.service.signingName, at: Self.then)
            }
        }
    }
}

extension WireRequest {
    /// The request as the server receives it.
    init(_ request: ClientRequest) {
        self.init(
            method: request.method, path: request.path, query: request.query, headers: request.headers,
            body: request.body, requestID: "r-1")
    }
}
