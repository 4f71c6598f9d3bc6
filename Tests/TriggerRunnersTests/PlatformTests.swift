import Crypto
import CryptoExtras
import Directory
import Foundation
import Kernel
import SigV4
import Testing
import WireRuntime

@testable import Outbound
@testable import TriggerRunners
@testable import Triggers

/// What is sent to the platforms of devices, and how their answers are read.
@Suite struct PlatformTests {
    private static let now = Instant(seconds: 1_800_000_000)
    private let appleKey = P256.Signing.PrivateKey()

    private func message(_ platform: PushPlatform, token: String = "a/b:c") -> PushMessage {
        let data = JSONObject([.init("source", .string("cognito-sync")), .init("syncCount", .integer(7))])
        return PushMessage(
            data, to: token, on: platform, collapseKey: "0123", expiresAt: Self.now.advanced(seconds: 600))
    }

    private func parts(of token: String) -> [[String: Any]] {
        token.split(separator: ".").prefix(2).map { part in
            let bytes = Base64.decodeURL(String(part)) ?? []
            return (try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]) ?? [:]
        }
    }

    private func object(_ bytes: [UInt8]) throws -> NSDictionary {
        try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? NSDictionary)
    }

    private func headers(_ call: HTTPCall) -> [String: String] {
        Dictionary(call.headers.map { ($0.name, $0.value) }) { first, _ in first }
    }

    // PUSH-SRV-02, PUSH-PAY-06
    @Test func `Apple's service gets a background notification with a token of the key`() throws {
        let target = APNsTarget(topic: "com.example.notes", teamID: "TEAM", keyID: "KEY")
        let api = try #require(APNsAPI(target, secret: Secret(appleKey.pemRepresentation)))
        let token = try api.token(at: Self.now)
        let call = api.request(message(.apns, token: "0a0b"), with: token)
        #expect(call.url == "https://api.push.apple.com/3/device/0a0b" && call.speaksHTTP2)
        #expect(call.reach == .publicOnly)
        let sandbox = api.request(message(.apnsSandbox, token: "0a0b"), with: token)
        #expect(sandbox.url == "https://api.sandbox.push.apple.com/3/device/0a0b")
        #expect(
            headers(call) == [
                "authorization": "bearer \(token.text.exposed)", "content-type": "application/json",
                "apns-topic": "com.example.notes", "apns-push-type": "background", "apns-priority": "5",
                "apns-expiration": "1800000600", "apns-collapse-id": "0123",
            ])
        let wanted: NSDictionary = [
            "aps": ["content-available": 1], "data": ["source": "cognito-sync", "syncCount": 7],
        ]
        #expect(try object(call.body) == wanted)
        let parts = parts(of: token.text.exposed)
        #expect(parts[0] as NSDictionary == ["alg": "ES256", "kid": "KEY"])
        #expect(parts[1] as NSDictionary == ["iss": "TEAM", "iat": 1_800_000_000])
        let pieces = token.text.exposed.split(separator: ".").map(String.init)
        let signature = try P256.Signing.ECDSASignature(
            rawRepresentation: Data(try #require(Base64.decodeURL(pieces[2]))))
        #expect(appleKey.publicKey.isValidSignature(signature, for: Data("\(pieces[0]).\(pieces[1])".utf8)))
    }

    @Test func `a token of Apple's is renewed after 40 minutes, and kept for 20`() async throws {
        let clock = Locked(Self.now)
        let world = World(now: { clock.read { $0 } }, bytes: { [UInt8](repeating: 0, count: $0) })
        let tokens = PlatformTokens(world)
        let apns = APNsTarget(topic: "t", teamID: "TEAM", keyID: "KEY")
        let application = FunctionARN(rawValue: "arn:aws:sns:eu-west-1:123456789012:app/APNS/notes")
        let key = Secret(appleKey.pemRepresentation)
        let target = TriggerTarget(application, settings: .apns(apns), secret: key)
        let api = try #require(APNsAPI(apns, secret: key))
        func token(_ target: TriggerTarget) async throws -> PlatformToken {
            let now = clock.read { $0 }
            return try await tokens.token(for: target) { try api.token(at: now) }
        }
        let first = try await token(target)
        clock.change { $0 = Self.now.advanced(seconds: .minutes(20) - 1) }
        tokens.drop(first, of: application)
        #expect(try await token(target) == first, "Apple refuses providers that make tokens too often")
        clock.change { $0 = Self.now.advanced(seconds: .minutes(20)) }
        tokens.drop(first, of: application)
        let second = try await token(target)
        #expect(second.madeAt == clock.read { $0 })
        clock.change { $0 = second.madeAt.advanced(seconds: .minutes(40) - 1) }
        #expect(try await token(target) == second)
        clock.change { $0 = second.madeAt.advanced(seconds: .minutes(40)) }
        #expect(try await token(target) != second)
        let other = TriggerTarget(
            application, settings: .apns(APNsTarget(topic: "t", teamID: "OTHER", keyID: "KEY")), secret: key)
        clock.change { $0 = $0.advanced(seconds: 1) }
        #expect(try await token(other).madeAt == clock.read { $0 }, "a replaced target has a token of its own")
    }

    @Test func `Google's service gets texts, with an access token for its service account`() throws {
        let key = try _RSA.Signing.PrivateKey(keySize: .bits2048)
        let account = """
            {"type": "service_account", "project_id": "notes 1", "client_email": "m@notes.example",
             "private_key_id": "K", "private_key": "\(key.pkcs8PEMRepresentation.replacing("\n", with: "\\n"))"}
            """
        let api = try #require(FCMAPI(FCMTarget(), secret: Secret(account)))
        let asked = try api.tokenRequest(at: Self.now)
        #expect(asked.url == "https://oauth2.googleapis.com/token" && asked.reach == .publicOnly)
        let form = String(decoding: asked.body, as: UTF8.self)
        let start = "grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Ajwt-bearer&assertion="
        #expect(form.hasPrefix(start))
        let assertion = String(form.dropFirst(start.count))
        let claims = parts(of: assertion)
        #expect(claims[0] as NSDictionary == ["alg": "RS256", "typ": "JWT", "kid": "K"])
        let wanted: NSDictionary = [
            "iss": "m@notes.example", "scope": "https://www.googleapis.com/auth/firebase.messaging",
            "aud": "https://oauth2.googleapis.com/token", "iat": 1_800_000_000, "exp": 1_800_003_600,
        ]
        #expect(claims[1] as NSDictionary == wanted)
        let pieces = assertion.split(separator: ".").map(String.init)
        let signature = _RSA.Signing.RSASignature(rawRepresentation: Data(try #require(Base64.decodeURL(pieces[2]))))
        #expect(
            key.publicKey.isValidSignature(
                signature, for: Data("\(pieces[0]).\(pieces[1])".utf8), padding: .insecurePKCS1v1_5))
        let token = try PlatformToken(
            JSONObject([.init("access_token", .string("ya29")), .init("expires_in", .integer(3599))]), status: 200,
            at: Self.now)
        #expect(token.renewsAt.seconds - Self.now.seconds == 3299)
        let call = api.request(message(.gcm), with: token, at: Self.now)
        #expect(call.url == "https://fcm.googleapis.com/v1/projects/notes%201/messages:send")
        #expect(headers(call)["authorization"] == "Bearer ya29")
        let sent: NSDictionary = [
            "message": [
                "token": "a/b:c", "data": ["source": "cognito-sync", "syncCount": "7"],
                "android": ["priority": "NORMAL", "collapse_key": "0123", "ttl": "600s"],
            ]
        ]
        #expect(try object(call.body) == sent)
    }

    @Test func `Amazon's service gets texts, with an access token for its client`() throws {
        let api = ADMAPI(ADMTarget(clientID: "amzn1"), secret: Secret("s&s"))
        let asked = api.tokenRequest()
        #expect(asked.url == "https://api.amazon.com/auth/O2/token")
        #expect(
            String(decoding: asked.body, as: UTF8.self)
                == "grant_type=client_credentials&scope=messaging%3Apush&client_id=amzn1&client_secret=s%26s")
        let token = try PlatformToken(
            JSONObject([.init("access_token", .string("Atc"))]), status: 200, at: Self.now)
        let call = api.request(message(.adm), with: token, at: Self.now.advanced(seconds: 590))
        #expect(call.url == "https://api.amazon.com/messaging/registrations/a%2Fb%3Ac/messages")
        let sent: NSDictionary = [
            "data": ["source": "cognito-sync", "syncCount": "7"], "consolidationKey": "0123", "expiresAfter": 60,
        ]
        #expect(try object(call.body) == sent)
    }

    @Test func `an answer without an access token says no more than a plain word`() {
        let error = JSONObject([.init("error", .string("invalid_grant"))])
        #expect(throws: TriggerError.unreachable("the platform gives no access token: invalid_grant")) {
            try PlatformToken(error, status: 400, at: Self.now)
        }
        for token in ["", "two lines\n"] {
            #expect(throws: TriggerError.unreachable("the platform gives no access token: the status 200")) {
                try PlatformToken(JSONObject([.init("access_token", .string(token))]), status: 200, at: Self.now)
            }
        }
    }

    @Test(arguments: appleAnswers + googleAnswers + amazonAnswers + snsAnswers)
    func `an answer says what became of the message`(_ answer: Answer) {
        let given = HTTPCallResponse(status: answer.status, body: Array(answer.body.utf8))
        let found =
            switch answer.platform {
            case .apns, .apnsSandbox: APNsAPI.result(given)
            case .gcm: FCMAPI.result(given)
            case .adm: ADMAPI.result(given)
            case nil: SNSAPI.result(given, of: .message)
            }
        switch (found, answer.wanted) {
        case (.accepted, "taken"), (.gone, "gone"), (.refused, "refused"), (.tokenRefused, "token"): break
        case (.unreachable(let reason), "unreachable"): #expect(!reason.contains(" user"), "\(reason)")
        default: Issue.record("\(answer): \(found)")
        }
    }

    /// An answer of a platform, nil for SNS, and what is made of it.
    struct Answer: Sendable {
        var platform: PushPlatform?
        var status: Int
        var body: String
        var wanted: String
    }

    private static let appleAnswers: [Answer] = [
        (200, "", "taken"), (410, "Unregistered", "gone"), (400, "BadDeviceToken", "gone"), (410, "", "unreachable"),
        (410, "ExpiredToken", "gone"), (403, "ExpiredPlatformToken", "token"), (403, "InvalidPlatformToken", "token"),
        (400, "DeviceTokenNotForTopic", "refused"), (400, "BadTopic", "unreachable"),
        (429, "TooManyRequests", "refused"), (429, "TooManyProviderTokenUpdates", "unreachable"),
        (413, "PayloadTooLarge", "refused"), (503, "ServiceUnavailable", "unreachable"), (500, "a user", "unreachable"),
    ].map { Answer(platform: .apns, status: $0, body: #"{"reason":"\#($1)"}"#, wanted: $2) }

    private static let googleAnswers: [Answer] = [
        (200, "{}", "taken"), (404, #"{"error":{"status":"NOT_FOUND"}}"#, "gone"), (404, "<html>", "unreachable"),
        (404, #"{"error":{"details":[{"errorCode":"UNREGISTERED"}]}}"#, "gone"),
        (401, #"{"error":{"status":"UNAUTHENTICATED"}}"#, "token"),
        (400, #"{"error":{"status":"INVALID_ARGUMENT"}}"#, "refused"),
        (403, #"{"error":{"details":[{"errorCode":"SENDER_ID_MISMATCH"}]}}"#, "refused"),
        (403, #"{"error":{"status":"PERMISSION_DENIED"}}"#, "unreachable"),
        (429, #"{"error":{"status":"RESOURCE_EXHAUSTED"}}"#, "unreachable"), (503, "", "unreachable"),
    ].map { Answer(platform: .gcm, status: $0, body: $1, wanted: $2) }

    private static let amazonAnswers: [Answer] = [
        (200, "", "taken"), (400, "Unregistered", "gone"), (400, "InvalidRegistrationId", "gone"),
        (401, "AccessTokenExpired", "token"), (400, "InvalidData", "refused"), (413, "MessageTooLarge", "refused"),
        (429, "MaxRateExceeded", "unreachable"), (500, "", "unreachable"),
    ].map { Answer(platform: .adm, status: $0, body: #"{"reason":"\#($1)"}"#, wanted: $2) }

    private static let snsAnswers: [Answer] = [
        (200, "", "taken"), (400, "EndpointDisabled", "gone"), (404, "NotFound", "refused"),
        (400, "InvalidParameter", "refused"), (403, "SignatureDoesNotMatch", "unreachable"),
        (400, "PlatformApplicationDisabled", "unreachable"), (503, "a user", "unreachable"),
    ].map {
        Answer(
            status: $0, body: "<ErrorResponse><Error><Code>\($1)</Code></Error></ErrorResponse>", wanted: $2)
    }

    @Test(arguments: [
        ("APNS", "apns", ""), ("APNS_SANDBOX", "apns", ""), ("GCM", "apns", "has the ARN of an application"),
        ("GCM", "adm", "has the ARN of an application"), ("ADM", "adm", ""), ("APNS", "fcm", "has the ARN"),
        ("GCM", "fcm", "JSON key file"), ("GCM", "sns", ""), ("WNS", "sns", "has the ARN"), ("APNS", "key", "P-256"),
        ("APNS", "place", "https"), ("APNS", "words", "not visible ASCII"),
    ])
    func `a target that cannot be right is refused`(_ platform: String, _ kind: String, _ reason: String) {
        let application = FunctionARN(rawValue: "arn:aws:sns:eu-west-1:123456789012:app/\(platform)/notes")
        let apns = APNsTarget(
            topic: kind == "words" ? "two words" : "t", teamID: "T", keyID: "K",
            endpoint: kind == "place" ? "http://apns.example" : nil)
        let settings: TargetSettings =
            switch kind {
            case "fcm": .fcm(FCMTarget())
            case "adm": .adm(ADMTarget(clientID: "c"))
            case "sns": .sns(SNSTarget(endpoint: "https://sns.example", region: "r", accessKeyID: "AKIA"))
            default: .apns(apns)
            }
        let secret = settings.kind == "apns" && kind != "key" ? appleKey.pemRepresentation : "0123456789abcdef"
        let target = TriggerTarget(application, settings: settings, secret: Secret(secret))
        do {
            try target.check()
            #expect(reason.isEmpty)
        } catch { #expect(!reason.isEmpty && error.message.contains(reason), "\(error.message)") }
    }
}
