import Directory
import Foundation
import Kernel
import SigV4
import Testing
import Triggers

@testable import Outbound
@testable import TriggerRunners

/// What is sent to a Kinesis API, and how its answers are read.
@Suite struct KinesisTests {
    private static let stream = FunctionARN(rawValue: "arn:aws:kinesis:eu-west-1:123456789012:stream/changes")
    private static let now = Instant(seconds: 1_440_938_160)
    private static let target = KinesisTarget(
        endpoint: "https://kinesis.example:8443", region: "eu-west-1", accessKeyID: "AKIDEXAMPLE")
    private let api = KinesisAPI(Self.target, secret: Secret("wJalrXUtnFEMI/K7MDENG"))

    private func call(_ function: FunctionARN = Self.stream, key: String? = "eu-west-1:ann") -> TriggerCall {
        var call = TriggerCall(
            function, calledBy: .identities(IdentityPoolID(rawValue: "eu-west-1:p")), event: Array("{}".utf8),
            idempotencyKey: "id-1", timeLimit: .seconds(5))
        call.partitionKey = key
        return call
    }

    // STR-CFG-02
    @Test func `a record is put with its partition key, with a signature for kinesis`() throws {
        let request = try #require(api.request(call(), at: Self.now))
        #expect(request.method == "POST" && request.url == "https://kinesis.example:8443/")
        #expect(request.reach == .publicOnly)
        let body = try #require(try JSONSerialization.jsonObject(with: Data(request.body)) as? [String: String])
        #expect(body == ["StreamName": "changes", "PartitionKey": "eu-west-1:ann", "Data": "e30="])
        let headers = Dictionary(request.headers.map { ($0.name.lowercased(), $0.value) }) { first, _ in first }
        #expect(headers["x-amz-target"] == "Kinesis_20131202.PutRecord")
        #expect(headers["content-type"] == "application/x-amz-json-1.1")
        let signed = ["content-type", "host", "x-amz-date", "x-amz-target"]
        let canonical = CanonicalRequest(
            SignableRequest(
                method: "POST", path: "/", query: "", headers: request.headers.map { ($0.name, $0.value) },
                body: request.body), signed: signed)
        let scope = CredentialScope(date: "20150830", region: "eu-west-1", service: "kinesis")
        let signature = SignatureFormula.signature(
            of: canonical, at: "20150830T123600Z", in: scope, secret: Secret("wJalrXUtnFEMI/K7MDENG"))
        #expect(headers["authorization"]?.hasSuffix("Signature=\(signature)") == true)
    }

    @Test func `only records for streams are put`() {
        #expect(api.request(call(key: nil), at: Self.now) == nil)
        let function = FunctionARN(rawValue: "arn:aws:lambda:eu-west-1:123456789012:function:check")
        #expect(api.request(call(function), at: Self.now) == nil)
        #expect(!function.isStream && Self.stream.isStream)
        for text in ["arn:aws:kinesis:eu-west-1:123456789012:stream", "arn:aws:kinesis:r:1:stream/a:b", "stream/a"] {
            #expect(!FunctionARN(rawValue: text).isStream, "\(text)")
        }
    }

    // STR-FAIL-01
    @Test(arguments: answers)
    func `an answer says whether the stream has the record`(
        _ status: Int, _ body: String, _ wanted: TriggerError?
    ) throws {
        let answer = HTTPCallResponse(status: status, body: Array(body.utf8))
        guard let wanted else {
            #expect(try KinesisAPI.result(answer) == Array(body.utf8))
            return
        }
        #expect(throws: wanted) { try KinesisAPI.result(answer) }
    }

    private static let answers: [(Int, String, TriggerError?)] = [
        (200, #"{"SequenceNumber":"1"}"#, nil),
        (400, #"{"__type":"ResourceNotFoundException","message":"m"}"#, .gone),
        (400, #"{"__type":"com.amazonaws.kinesis#ResourceNotFoundException"}"#, .gone),
        (400, #"{"__type":"InvalidArgumentException"}"#, .failed(message: "The record is refused.")),
        (
            400, #"{"__type":"ProvisionedThroughputExceededException"}"#,
            .unreachable("the API answers with ProvisionedThroughputExceededException")
        ),
        (400, #"{"__type":"a user's secret"}"#, .unreachable("the API answers with the status 400")),
        (503, "", .unreachable("the API answers with the status 503")),
    ]

    @Test func `a hook says with 410 that it does not exist any more`() {
        #expect(throws: TriggerError.gone) {
            try HookReceiver.result(HTTPCallResponse(status: 410, body: Array(#"{"errorMessage":"m"}"#.utf8)))
        }
    }

    @Test func `the target of a stream has the ARN of a stream`() {
        let secret = Secret("0123456789abcdef")
        #expect(throws: Never.self) {
            try TriggerTarget(Self.stream, settings: .kinesis(Self.target), secret: secret).check()
        }
        let function = FunctionARN(rawValue: "arn:aws:lambda:eu-west-1:123456789012:function:check")
        #expect(throws: InvalidInput.self) {
            try TriggerTarget(function, settings: .kinesis(Self.target), secret: secret).check()
        }
        #expect(throws: InvalidInput.self) {
            try TriggerTarget(Self.stream, settings: .kinesis(Self.target), secret: nil).check()
        }
    }
}
