// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `EncryptionKeyType`.
package struct EncryptionKeyType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var awsOwnedKey: Self { Self(rawValue: "AWS_OWNED_KEY") }
    package static var customerManagedKey: Self { Self(rawValue: "CUSTOMER_MANAGED_KEY") }
}
