// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `EncryptionKeyType`.
public struct EncryptionKeyType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var awsOwnedKey: Self { Self(rawValue: "AWS_OWNED_KEY") }
    public static var customerManagedKey: Self { Self(rawValue: "CUSTOMER_MANAGED_KEY") }
}
