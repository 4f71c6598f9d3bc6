import Crypto
import Foundation
import Kernel
import WireRuntime

/// The description of the device in `UserContextData`, for the service's risk detection.
enum ContextData {
    private static let version = "IOS20171114"

    /// The value of `EncodedData`; nil on Linux, where nothing is sent.
    static func encoded(for username: String, pool: ClientConfiguration.UserPool, at now: Instant) -> String? {
        platform.map { encoded($0, for: username, pool: pool, at: now) }
    }

    /// Encodes `device` with an HMAC whose key is the app client's id.
    static func encoded(
        _ device: [String: String], for username: String, pool: ClientConfiguration.UserPool, at now: Instant
    ) -> String {
        let entries = device.sorted { $0.key < $1.key }.map { JSONObject.Member($0.key, .string($0.value)) }
        let payload = text([
            .init("contextData", .object(JSONObject(entries))), .init("username", .string(username)),
            .init("userPoolId", .string(pool.id.rawValue)),
            .init("timestamp", .string(String(now.microseconds / 1000))),
        ])
        let signature = HMAC<SHA256>.authenticationCode(
            for: Array((version + payload).utf8), using: SymmetricKey(data: Array(pool.clientID.rawValue.utf8)))
        let document = text([
            .init("payload", .string(payload)), .init("version", .string(version)),
            .init("signature", .string(Base64.encode(Array(signature)))),
        ])
        return Base64.encode(Array(document.utf8))
    }

    private static func text(_ members: [JSONObject.Member]) -> String {
        var json = JSONWriter()
        json.write(.object(JSONObject(members)))
        return String(decoding: json.bytes, as: UTF8.self)
    }

    private static var platform: [String: String]? {
        // Apple's platforms; `Scripts/check-apple` checks what asks for a module, not what asks for a system.
        #if canImport(Security)
            let bundle = Bundle.main.infoDictionary
            return [
                "ApplicationName": bundle?["CFBundleName"] as? String ?? "",
                "ApplicationVersion": bundle?["CFBundleShortVersionString"] as? String ?? "",
                "DeviceOsReleaseVersion": ProcessInfo.processInfo.operatingSystemVersionString,
                "DeviceLanguage": Locale.current.identifier, "Platform": "iOS", "ClientTimezone": timeZone,
            ]
        #else
            return nil
        #endif
    }

    #if canImport(Security)
        private static var timeZone: String {
            let minutes = TimeZone.current.secondsFromGMT() / 60
            let digits = [abs(minutes) / 60, abs(minutes) % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
            return (minutes < 0 ? "-" : "+") + digits.joined(separator: ":")
        }
    #endif
}
