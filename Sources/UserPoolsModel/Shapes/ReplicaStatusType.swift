// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `ReplicaStatusType`.
package struct ReplicaStatusType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var creating: Self { Self(rawValue: "CREATING") }
    package static var active: Self { Self(rawValue: "ACTIVE") }
    package static var inactive: Self { Self(rawValue: "INACTIVE") }
    package static var deleting: Self { Self(rawValue: "DELETING") }
}
