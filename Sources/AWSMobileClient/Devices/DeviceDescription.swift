import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A description of this device and the app on it, for the service.
enum DeviceDescription {
    /// The machine's name; nil if it has none.
    static var name: String? {
        let limit = 255
        var name = [CChar](repeating: 0, count: limit + 1)
        guard gethostname(&name, limit) == 0 else { return nil }
        let text = String(decoding: name.prefix { $0 != 0 }.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
        return text.isEmpty ? nil : text
    }

    /// The entries that the iOS SDK adds to validation data, if this platform has a value for them.
    static var validationData: [String: String] {
        let bundle = Bundle.main.infoDictionary
        var entries: [String: String] = [:]
        entries["cognito:systemName"] = system
        entries["cognito:iOSVersion"] = version
        entries["cognito:deviceName"] = name
        entries["cognito:model"] = model
        entries["cognito:bundleId"] = Bundle.main.bundleIdentifier
        entries["cognito:bundleVersion"] = bundle?["CFBundleVersion"] as? String
        entries["cognito:bundleShortV"] = bundle?["CFBundleShortVersionString"] as? String
        return entries
    }

    /// The kind of machine, such as `iPhone14,2` or `x86_64`; nil if the system does not provide it.
    private static var model: String? {
        var names = utsname()
        guard uname(&names) == 0 else { return nil }
        let text = withUnsafeBytes(of: names.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        return text.isEmpty ? nil : text
    }

    private static var system: String? {
        #if os(iOS)
            return "iOS"
        #elseif os(tvOS)
            return "tvOS"
        #elseif os(watchOS)
            return "watchOS"
        #elseif os(visionOS)
            return "visionOS"
        #elseif os(macOS)
            return "macOS"
        #elseif os(Linux)
            return "Linux"
        #else
            return nil
        #endif
    }

    /// Nil outside of Apple's platforms, which are the only ones with an iOS version.
    private static var version: String? {
        #if canImport(Darwin)
            let version = ProcessInfo.processInfo.operatingSystemVersion
            return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
        #else
            return nil
        #endif
    }
}
