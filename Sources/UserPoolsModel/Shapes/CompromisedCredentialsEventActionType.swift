// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `CompromisedCredentialsEventActionType`.
public struct CompromisedCredentialsEventActionType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var block: Self { Self(rawValue: "BLOCK") }
    public static var noAction: Self { Self(rawValue: "NO_ACTION") }
}
