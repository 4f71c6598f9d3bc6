import Crypto
import Foundation
import Kernel
import TestKit
import Testing

/// What SDKs say of the user's device (`EncodedData`), as callers see it in the events of the user.
@Suite struct DeviceDataTests {
    private static var judged: [String: Any] {
        ["UserPoolTier": "PLUS", "UserPoolAddOns": ["AdvancedSecurityMode": "AUDIT"]]
    }

    /// What a browser says, as amazon-cognito-advanced-security-data.js does.
    private static let browser = [
        "UserAgent": "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0", "DeviceId": "ft7ybs4ul023p02swu0f:16",
        "DeviceLanguage": "en-GB", "DeviceFingerprint": "Mozilla/5.0 PDF Viewer:en-GB", "DevicePlatform": "Win32",
        "ClientTimezone": "01:00",
    ]
    private static let phone = [
        "DeviceName": "Pixel 9", "DeviceId": "7c0f3a58", "Platform": "ANDROID", "ClientTimezone": "-05:30",
        "DeviceFingerprint": "google/tokay/tokay:16/user/release-keys", "DeviceLanguage": "en_US",
    ]

    private func json(_ value: Any) throws -> String {
        String(decoding: try JSONSerialization.data(withJSONObject: value, options: .sortedKeys), as: UTF8.self)
    }

    private func encoded(
        _ device: [String: Any], by client: String, version: String = "JS20171115", signature: String? = nil
    ) throws -> String {
        let payload = try json([
            "contextData": device, "username": "ann", "userPoolId": "eu-test-1_Example", "timestamp": "1650094955414",
        ])
        let code = HMAC<SHA256>.authenticationCode(
            for: Data((version + payload).utf8), using: SymmetricKey(data: Data(client.utf8)))
        let whole = [
            "payload": payload, "version": version,
            "signature": signature ?? Data(code).base64EncodedString(),
        ]
        return Data(try json(whole).utf8).base64EncodedString()
    }

    /// A pool that judges risk, with a client and the user `ann`.
    private struct Site {
        let api: TestAPI
        let pool: String
        let client: String

        init() async throws {
            api = try await TestAPI()
            pool = try await api.pool(DeviceDataTests.judged)
            let flows = ["ALLOW_USER_PASSWORD_AUTH", "ALLOW_ADMIN_USER_PASSWORD_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"]
            let made = try await api.client(of: pool, ["ExplicitAuthFlows": flows])
            client = try #require(made["ClientId"] as? String)
            try await api.makeUser("ann", in: pool)
            _ = try await api.call(
                "AdminSetUserPassword",
                ["UserPoolId": pool, "Username": "ann", "Password": "Correct-Horse-9", "Permanent": true])
        }

        /// The description in the event of a sign-in with `data`.
        func signIn(_ data: String?, asServer: Bool = false) async throws -> [String: Any] {
            var input: [String: Any] = [
                "ClientId": client, "AuthFlow": asServer ? "ADMIN_USER_PASSWORD_AUTH" : "USER_PASSWORD_AUTH",
                "AuthParameters": ["USERNAME": "ann", "PASSWORD": "Correct-Horse-9"],
            ]
            if asServer {
                input["UserPoolId"] = pool
                input["ContextData"] = [
                    "IpAddress": "192.0.2.1", "ServerName": "shop", "ServerPath": "/", "HttpHeaders": [Any](),
                    "EncodedData": data as Any,
                ]
            } else if let data {
                input["UserContextData"] = ["EncodedData": data]
            }
            // The newest event is listed first.
            api.clock.advance(1)
            let reply = try await api.call(asServer ? "AdminInitiateAuth" : "InitiateAuth", input)
            try #require(reply.status == 200, "\(reply.message)")
            let listed = try await api.call(
                "AdminListUserAuthEvents", ["UserPoolId": pool, "Username": "ann", "MaxResults": 1])
            let events = try #require(listed["AuthEvents"] as? [[String: Any]])
            return try #require(events.first?["EventContextData"] as? [String: Any])
        }
    }

    // UP-ASF-15, UP-ASF-16
    @Test func `a device is described as its app does`() async throws {
        let site = try await Site()
        let browser = try await site.signIn(try encoded(Self.browser, by: site.client))
        #expect(browser["DeviceName"] as? String == "Chrome on Windows" && browser["Timezone"] as? String == "01:00")
        let phone = try encoded(Self.phone, by: site.client, version: "ANDROID20171114")
        for asServer in [false, true] {
            let told = try await site.signIn(phone, asServer: asServer)
            #expect(told["DeviceName"] as? String == "Pixel 9 on Android" && told["Timezone"] as? String == "-05:30")
        }
        let plain = try await site.signIn(nil)
        #expect(plain["DeviceName"] as? String == "unknown" && plain["Timezone"] == nil)
    }

    // UP-ASF-15
    @Test func `what no SDK writes is accepted and says nothing`() async throws {
        let site = try await Site()
        let right = try encoded(Self.phone, by: site.client)
        let bad = [
            "", "notbase64!", "eyJwYXlsb2FkIjoie30ifQ==", String(right.dropLast(4)), right + right,
            try encoded(Self.phone, by: "another-client"), try encoded(Self.phone, by: site.client, signature: "x"),
            try encoded(["DeviceName": String(repeating: "a", count: 20_000)], by: site.client),
            try encoded(["DeviceName": 7, "Platform": [String]()], by: site.client),
            try encoded(["DeviceName": "a\nb", "Platform": "\u{202E}x"], by: site.client),
            try encoded(["DeviceName": String(repeating: "a", count: 65)], by: site.client),
            Data("[]".utf8).base64EncodedString(), Data(String(repeating: "[", count: 9000).utf8).base64EncodedString(),
        ]
        for data in bad {
            let told = try await site.signIn(data)
            #expect(told["DeviceName"] as? String == "unknown" && told["Timezone"] == nil, "\(data.prefix(40))")
        }
    }
}
