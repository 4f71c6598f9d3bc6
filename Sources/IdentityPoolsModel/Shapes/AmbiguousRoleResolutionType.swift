// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `AmbiguousRoleResolutionType`.
public struct AmbiguousRoleResolutionType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var authenticatedRole: Self { Self(rawValue: "AuthenticatedRole") }
    public static var deny: Self { Self(rawValue: "Deny") }
}
