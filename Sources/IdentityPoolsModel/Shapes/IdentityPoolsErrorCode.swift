// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `ErrorCode`.
public struct IdentityPoolsErrorCode: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var accessDenied: Self { Self(rawValue: "AccessDenied") }
    public static var internalServerError: Self { Self(rawValue: "InternalServerError") }
}
