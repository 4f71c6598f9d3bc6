// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `statusType`.
package struct IAMStatusType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var active: Self { Self(rawValue: "Active") }
    package static var inactive: Self { Self(rawValue: "Inactive") }
    package static var expired: Self { Self(rawValue: "Expired") }
}
