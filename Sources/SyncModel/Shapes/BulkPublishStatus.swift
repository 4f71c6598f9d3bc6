// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `BulkPublishStatus`.
package struct BulkPublishStatus: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var notStarted: Self { Self(rawValue: "NOT_STARTED") }
    package static var inProgress: Self { Self(rawValue: "IN_PROGRESS") }
    package static var failed: Self { Self(rawValue: "FAILED") }
    package static var succeeded: Self { Self(rawValue: "SUCCEEDED") }
}
