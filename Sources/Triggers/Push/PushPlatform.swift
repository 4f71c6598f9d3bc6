import Directory

/// A service that delivers messages to devices, as Cognito Sync and Amazon SNS name it (PUSH-SRV-08).
package enum PushPlatform: String, CaseIterable, Codable, Sendable {
    /// Apple's.
    case apns = "APNS"
    /// Apple's for apps under development.
    case apnsSandbox = "APNS_SANDBOX"
    /// Google's.
    case gcm = "GCM"
    /// Amazon's.
    case adm = "ADM"
}

extension FunctionARN {
    /// Whether it names a platform application, `arn:aws:sns:<region>:<account>:app/<platform>/<name>`, of any
    /// platform. No trigger can call one.
    package var isPushApplication: Bool { isPlausible && applicationParts != nil }

    /// The platform of the application that it names; nil for other ARNs.
    package var pushPlatform: PushPlatform? {
        guard isPlausible, let parts = applicationParts, parts.count == 3, !parts[2].isEmpty else { return nil }
        return PushPlatform(rawValue: parts[1])
    }

    /// The words between the slashes of its last part, `app` first; nil for other ARNs than those of applications.
    private var applicationParts: [String]? {
        let parts = rawValue.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard parts.count == 6, parts[2].elementsEqual("sns".utf8), parts[5].starts(with: "app/".utf8) else {
            return nil
        }
        return parts[5].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map { String(decoding: Array($0), as: UTF8.self) }
    }
}
