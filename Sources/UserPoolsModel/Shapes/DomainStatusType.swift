// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `DomainStatusType`.
package struct DomainStatusType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var creating: Self { Self(rawValue: "CREATING") }
    package static var deleting: Self { Self(rawValue: "DELETING") }
    package static var updating: Self { Self(rawValue: "UPDATING") }
    package static var active: Self { Self(rawValue: "ACTIVE") }
    package static var failed: Self { Self(rawValue: "FAILED") }
}
