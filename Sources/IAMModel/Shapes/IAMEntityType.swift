// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `EntityType`.
package struct IAMEntityType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var user: Self { Self(rawValue: "User") }
    package static var role: Self { Self(rawValue: "Role") }
    package static var group: Self { Self(rawValue: "Group") }
    package static var localManagedPolicy: Self { Self(rawValue: "LocalManagedPolicy") }
    package static var aWSManagedPolicy: Self { Self(rawValue: "AWSManagedPolicy") }
}
