import Directory
import Kernel
import SigV4
import Testing
import Triggers

@testable import Outbound
@testable import TriggerRunners

/// What is sent to a Lambda API and to a hook, and how answers are read.
@Suite struct RequestTests {
    private static let function = FunctionARN(rawValue: "arn:aws:lambda:eu-west-1:123456789012:function:check")
    private static let now = Instant(seconds: 1_440_938_160)
    private let call = TriggerCall(
        Self.function, for: UserPoolID(rawValue: "eu-west-1_p"), event: Array("{}".utf8), idempotencyKey: "id-1",
        timeLimit: .seconds(5))

    private func headers(_ request: HTTPCall) -> [String: String] {
        Dictionary(request.headers.map { ($0.name.lowercased(), $0.value) }) { first, _ in first }
    }

    @Test func `the Lambda API gets the event at the function's path, with a signature for lambda`() throws {
        let target = LambdaTarget(
            endpoint: "https://lambda.example:8443", region: "eu-west-1", accessKeyID: "AKIDEXAMPLE")
        let request = LambdaAPI(target, function: Self.function, secret: Secret("wJalrXUtnFEMI/K7MDENG")).request(
            call, at: Self.now)
        let path = "/2015-03-31/functions/arn%3Aaws%3Alambda%3Aeu-west-1%3A123456789012%3Afunction%3Acheck/invocations"
        #expect(request.method == "POST" && request.url == "https://lambda.example:8443" + path)
        #expect(request.body == Array("{}".utf8) && request.reach == .publicOnly)
        let headers = headers(request)
        #expect(headers["x-amz-invocation-type"] == "RequestResponse" && headers["host"] == "lambda.example:8443")
        #expect(headers["x-amz-date"] == "20150830T123600Z")
        #expect(headers["x-amz-client-context"] == Base64.encode(Array(#"{"custom":{"idempotencyKey":"id-1"}}"#.utf8)))
        let signed = [
            "content-type", "host", "x-amz-client-context", "x-amz-date", "x-amz-invocation-type", "x-amz-log-type",
        ]
        let canonical = CanonicalRequest(
            SignableRequest(
                method: "POST", path: path, query: "", headers: request.headers.map { ($0.name, $0.value) },
                body: request.body), signed: signed)
        let scope = CredentialScope(date: "20150830", region: "eu-west-1", service: "lambda")
        let signature = SignatureFormula.signature(
            of: canonical, at: "20150830T123600Z", in: scope, secret: Secret("wJalrXUtnFEMI/K7MDENG"))
        #expect(
            headers["authorization"]
                == "AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/eu-west-1/lambda/aws4_request, "
                + "SignedHeaders=\(signed.joined(separator: ";")), Signature=\(signature)")
    }

    @Test func `a target may have another name, and be on this machine or in a private network`() {
        var target = LambdaTarget(
            endpoint: "http://127.0.0.1:9000", region: "r", accessKeyID: "AKID", functionName: "function")
        func request() -> HTTPCall {
            LambdaAPI(target, function: Self.function, secret: Secret("s")).request(call, at: Self.now)
        }
        #expect(request().url == "http://127.0.0.1:9000/2015-03-31/functions/function/invocations")
        #expect(request().reach == .any)
        target.endpoint = "https://lambda.internal"
        #expect(request().reach == .publicOnly)
        target.isPrivate = true
        #expect(request().reach == .any)
    }

    // The sample of the specification's libraries: Standard Webhooks 1.0.
    @Test func `TRG-13: a hook's request is signed with its id and the time`() throws {
        let secret = try #require(HookSecret(Secret("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw")))
        let headers = secret.headers(
            of: Array(#"{"test": 2432232314}"#.utf8), id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
            at: Instant(seconds: 1_614_265_330))
        #expect(headers.map(\.name) == ["webhook-id", "webhook-timestamp", "webhook-signature"])
        #expect(headers.map(\.value).first == "msg_p5jXN8AQM9LWM0D4loKWxJek")
        #expect(headers.map(\.value).last == "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=")
        let request = HookReceiver(HookTarget(url: "https://hook.example/a"), secret: secret).request(
            call, at: Self.now)
        let sent = self.headers(request)
        #expect(sent["webhook-id"] == "id-1" && sent["webhook-timestamp"] == "1440938160")
        #expect(sent["x-martlet-function-arn"] == Self.function.rawValue && request.reach == .publicOnly)
    }

    private func answer(_ status: Int, _ body: String = "", _ headers: [String: String] = [:]) -> HTTPCallResponse {
        HTTPCallResponse(status: status, headers: headers, body: Array(body.utf8))
    }

    @Test func `the Lambda API's answers are told apart`() throws {
        #expect(try LambdaAPI.result(answer(200, "{}")) == Array("{}".utf8))
        let failed = answer(200, #"{"errorMessage": "no"}"#, ["x-amz-function-error": "Unhandled"])
        #expect(throws: TriggerError.failed(message: "no")) { try LambdaAPI.result(failed) }
        #expect(throws: TriggerError.failed(message: "The function failed.")) {
            try LambdaAPI.result(answer(200, "null", ["x-amz-function-error": "Handled"]))
        }
        for status in [202, 302, 403, 404, 429, 500, 503] {
            #expect(throws: TriggerError.unreachable("the API answers with the status \(status)")) {
                try LambdaAPI.result(answer(status, #"{"errorMessage": "no"}"#))
            }
        }
    }

    @Test func `a hook's answers are told apart`() throws {
        #expect(try HookReceiver.result(answer(200, "{}")) == Array("{}".utf8))
        #expect(throws: TriggerError.failed(message: "no")) {
            try HookReceiver.result(answer(400, #"{"errorMessage": "no"}"#))
        }
        for (status, body) in [(302, #"{"errorMessage": "no"}"#), (404, "<html>"), (500, ""), (503, "{}")] {
            #expect(throws: TriggerError.unreachable("the receiver answers with the status \(status)")) {
                try HookReceiver.result(answer(status, body))
            }
        }
    }

    @Test func `a function's message has a length limit`() {
        let body = Array(#"{"errorMessage": "\#(String(repeating: "x", count: 100_000))"}"#.utf8)
        #expect(FunctionErrorText.message(in: body)?.utf8.count == 4096)
        for text in ["", "[]", "null", #"{"errorMessage": 5}"#] {
            #expect(FunctionErrorText.message(in: Array(text.utf8)) == nil)
        }
    }

    @Test func `more calls of a function than may wait are refused`() {
        let limit = CallLimit()
        for _ in 0..<CallLimit.perFunction { #expect(limit.begin(Self.function)) }
        #expect(!limit.begin(Self.function) && limit.begin(FunctionARN(rawValue: "other")))
        limit.end(Self.function)
        #expect(limit.begin(Self.function))
    }
}
