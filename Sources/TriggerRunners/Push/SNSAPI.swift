import Directory
import Kernel
import Outbound
import SigV4
import Triggers
import WireRuntime

/// The operations `CreatePlatformEndpoint` and `Publish` of Amazon SNS: each device has an endpoint there, and messages
/// are published to it.
struct SNSAPI {
    private let target: SNSTarget
    private let secret: Secret<String>

    init(_ target: SNSTarget, secret: Secret<String>) { (self.target, self.secret) = (target, secret) }

    /// The signed request that creates the endpoint of a device. If the endpoint exists, SNS returns it.
    func endpointRequest(_ message: PushMessage, of application: FunctionARN, at now: Instant) -> HTTPCall {
        request(
            [
                ("Action", "CreatePlatformEndpoint"), ("PlatformApplicationArn", application.rawValue),
                ("Token", message.token),
            ], at: now)
    }

    /// The signed request with a message.
    func request(_ message: PushMessage, to endpoint: String, at now: Instant) -> HTTPCall {
        var form = [
            ("Action", "Publish"), ("TargetArn", endpoint), ("MessageStructure", "json"),
            ("Message", Self.text(.object(documents(of: message)))),
        ]
        for (number, attribute) in attributes(of: message, at: now).enumerated() {
            let entry = "MessageAttributes.entry.\(number + 1)"
            form += [
                ("\(entry).Name", "AWS.SNS.MOBILE.\(attribute.name)"), ("\(entry).Value.DataType", "String"),
                ("\(entry).Value.StringValue", attribute.value),
            ]
        }
        return request(form, at: now)
    }

    /// The message in the form of its platform, and the text that SNS requires for all others.
    private func documents(of message: PushMessage) -> JSONObject {
        let document: JSONObject
        switch message.platform {
        case .apns, .apnsSandbox:
            let aps = JSONObject([.init("content-available", .integer(1))])
            document = JSONObject([.init("aps", .object(aps)), .init("data", .object(message.data))])
        case .gcm, .adm: document = JSONObject([.init("data", .object(message.texts))])
        }
        return JSONObject([
            .init("default", .string("")), .init(message.platform.rawValue, .string(Self.text(.object(document)))),
        ])
    }

    private func attributes(of message: PushMessage, at now: Instant) -> [(name: String, value: String)] {
        let lifetime = String(message.lifetime(at: now))
        switch message.platform {
        case .apns, .apnsSandbox:
            let name = message.platform.rawValue
            return [("APNS.PUSH_TYPE", "background"), ("APNS.PRIORITY", "5"), ("\(name).TTL", lifetime)]
        case .gcm, .adm: return [("\(message.platform.rawValue).TTL", lifetime)]
        }
    }

    private func request(_ form: [(String, String)], at now: Instant) -> HTTPCall {
        let body = HTTPCall.encoded(form + [("Version", "2010-03-31")])
        let signer = Signer(accessKeyID: target.accessKeyID, secret: secret, region: target.region, service: "sns")
        let headers = signer.signedHeaders(
            of: SignableRequest(
                method: "POST", path: "/", query: "",
                headers: [
                    ("host", TargetURL(target.endpoint).hostAndPort),
                    ("content-type", "application/x-www-form-urlencoded"),
                ], body: body),
            at: now)
        return HTTPCall(toTarget: target.endpoint + "/", isPrivate: target.isPrivate, headers: headers, body: body)
    }

    private static func text(_ value: JSON) -> String {
        var writer = JSONWriter()
        writer.write(value)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// The endpoint's ARN in a response.
    ///
    /// - Throws: `TriggerError`.
    static func endpoint(in response: HTTPCallResponse) throws(TriggerError) -> String {
        try result(response, of: .endpoint).requireAcceptance()
        guard let arn = content(of: "EndpointArn", in: response), (20...2048).contains(arn.utf8.count) else {
            throw .unreachable("the platform's response has no EndpointArn")
        }
        return arn
    }

    /// The two requests. `NotFound` has a different meaning in each.
    enum Step { case endpoint, message }

    /// Reads the response of SNS.
    static func result(_ response: HTTPCallResponse, of step: Step) -> PlatformResponse {
        if response.status == 200 { return .accepted }
        let word = PlatformResponse.plainWord(content(of: "Code", in: response))
        let reason = PlatformResponse.reason(word, status: response.status)
        switch (step, word) {
        case (_, "EndpointDisabled"), (_, "EndpointDisabledException"): return .gone
        // An administrator has deleted the endpoint; the next attempt creates another one.
        case (.message, "NotFound"): return .refused(reason)
        case (_, "InvalidParameter"), (_, "InvalidParameterValue"): return .refused(reason)
        default: return .unreachable(reason)
        }
    }

    /// The text of the first element with this name.
    private static func content(of name: String, in response: HTTPCallResponse) -> String? {
        let (begin, end) = (Array("<\(name)>".utf8), Array("</\(name)>".utf8))
        guard let start = response.body.firstRange(of: begin),
            let stop = response.body[start.upperBound...].firstRange(of: end)
        else { return nil }
        return String(validating: response.body[start.upperBound..<stop.lowerBound], as: UTF8.self)
    }
}
