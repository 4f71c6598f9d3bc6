// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `Platform`.
public struct Platform: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var apns: Self { Self(rawValue: "APNS") }
    public static var apnsSandbox: Self { Self(rawValue: "APNS_SANDBOX") }
    public static var gcm: Self { Self(rawValue: "GCM") }
    public static var adm: Self { Self(rawValue: "ADM") }
}
