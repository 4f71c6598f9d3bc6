// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `policyScopeType`.
package struct IAMPolicyScopeType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var all: Self { Self(rawValue: "All") }
    package static var aws: Self { Self(rawValue: "AWS") }
    package static var local: Self { Self(rawValue: "Local") }
}
