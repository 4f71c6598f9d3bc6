// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `AttachmentType`.
package struct IAMAttachmentType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var user: Self { Self(rawValue: "user") }
    package static var group: Self { Self(rawValue: "group") }
    package static var role: Self { Self(rawValue: "role") }
}
