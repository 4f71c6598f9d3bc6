// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `UserImportJobStatusType`.
package struct UserImportJobStatusType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var created: Self { Self(rawValue: "Created") }
    package static var pending: Self { Self(rawValue: "Pending") }
    package static var inProgress: Self { Self(rawValue: "InProgress") }
    package static var stopping: Self { Self(rawValue: "Stopping") }
    package static var expired: Self { Self(rawValue: "Expired") }
    package static var stopped: Self { Self(rawValue: "Stopped") }
    package static var failed: Self { Self(rawValue: "Failed") }
    package static var succeeded: Self { Self(rawValue: "Succeeded") }
}
