// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `SecurityPolicyType`.
public struct SecurityPolicyType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var tlsV1: Self { Self(rawValue: "TLS_V1") }
    public static var tlsV1_2_2021: Self { Self(rawValue: "TLS_V1_2_2021") }
    public static var tlsV1_3_2025: Self { Self(rawValue: "TLS_V1_3_2025") }
}
