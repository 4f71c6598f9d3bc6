// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `Operation`.
package struct SyncOperation: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var replace: Self { Self(rawValue: "replace") }
    package static var remove: Self { Self(rawValue: "remove") }
}
