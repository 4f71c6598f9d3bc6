import Directory
import Foundation
import Kernel
import SigV4
import Testing
import WireRuntime

@testable import Outbound
@testable import TriggerRunners
@testable import Triggers

/// What is sent to an API of Amazon SNS.
@Suite struct SNSTests {
    private static let now = Instant(seconds: 1_440_938_160)
    private static let application = FunctionARN(rawValue: "arn:aws:sns:eu-west-1:123456789012:app/APNS/notes")
    private let api = SNSAPI(
        SNSTarget(endpoint: "https://sns.example", region: "eu-west-1", accessKeyID: "AKIDEXAMPLE"),
        secret: Secret("wJalrXUtnFEMI/K7MDENG"))

    private func form(_ call: HTTPCall) -> [String: String] {
        let pairs = String(decoding: call.body, as: UTF8.self).split(separator: "&").map { pair in
            pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { part in
                String(decoding: PercentEncoding.decode(Array(part.utf8)) ?? [], as: UTF8.self)
            }
        }
        return Dictionary(pairs.map { ($0[0], $0[1]) }) { first, _ in first }
    }

    private func message(_ platform: PushPlatform) -> PushMessage {
        PushMessage(
            JSONObject([.init("syncCount", .integer(7))]), to: "0a0b", on: platform, collapseKey: "0123",
            expiresAt: Self.now.advanced(seconds: 600))
    }

    // PUSH-SRV-05
    @Test func `a device gets an endpoint, and the endpoint the message, in signed requests`() throws {
        let made = api.endpointRequest(message(.apns), of: Self.application, at: Self.now)
        #expect(
            form(made) == [
                "Action": "CreatePlatformEndpoint", "Version": "2010-03-31", "Token": "0a0b",
                "PlatformApplicationArn": Self.application.rawValue,
            ])
        let sent = api.request(message(.apns), to: "arn:endpoint", at: Self.now)
        let fields = form(sent)
        let message = try JSONReader.read(Array(try #require(fields["Message"]).utf8)).object
        #expect(message?["default"] == .string(""))
        #expect(message?["APNS"]?.string == #"{"aps":{"content-available":1},"data":{"syncCount":7}}"#)
        #expect(fields["TargetArn"] == "arn:endpoint" && fields["MessageStructure"] == "json")
        #expect(fields["MessageAttributes.entry.1.Name"] == "AWS.SNS.MOBILE.APNS.PUSH_TYPE")
        #expect(fields["MessageAttributes.entry.1.Value.StringValue"] == "background")
        #expect(fields["MessageAttributes.entry.2.Value.StringValue"] == "5")
        #expect(fields["MessageAttributes.entry.3.Name"] == "AWS.SNS.MOBILE.APNS.TTL")
        #expect(fields["MessageAttributes.entry.3.Value.StringValue"] == "600")
        let canonical = CanonicalRequest(
            SignableRequest(
                method: "POST", path: "/", query: "", headers: sent.headers.map { ($0.name, $0.value) },
                body: sent.body), signed: ["content-type", "host", "x-amz-date"])
        let signature = SignatureFormula.signature(
            of: canonical, at: "20150830T123600Z",
            in: CredentialScope(date: "20150830", region: "eu-west-1", service: "sns"),
            secret: Secret("wJalrXUtnFEMI/K7MDENG"))
        let headers = Dictionary(sent.headers.map { ($0.name.lowercased(), $0.value) }) { first, _ in first }
        #expect(headers["authorization"]?.hasSuffix("Signature=\(signature)") == true)
    }

    @Test func `Google's and Amazon's platforms get texts`() throws {
        for platform in [PushPlatform.gcm, .adm] {
            let fields = form(api.request(message(platform), to: "arn:endpoint", at: Self.now))
            let message = try JSONReader.read(Array(try #require(fields["Message"]).utf8)).object
            #expect(message?[platform.rawValue]?.string == #"{"data":{"syncCount":"7"}}"#)
        }
    }

    @Test func `the endpoint is read from the answer`() throws {
        func endpoint(_ body: String) throws -> String {
            try SNSAPI.endpoint(in: HTTPCallResponse(status: 200, body: Array(body.utf8)))
        }
        let arn = "arn:aws:sns:eu-west-1:123456789012:endpoint/APNS/notes/1"
        #expect(try endpoint("<R><EndpointArn>\(arn)</EndpointArn></R>") == arn)
        for body in ["", "<EndpointArn>", "<EndpointArn>x</EndpointArn>", "</EndpointArn><EndpointArn>"] {
            #expect(throws: TriggerError.self) { try endpoint(body) }
        }
    }
}
