// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `MappingRuleMatchType`.
package struct MappingRuleMatchType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var equals: Self { Self(rawValue: "Equals") }
    package static var contains: Self { Self(rawValue: "Contains") }
    package static var startsWith: Self { Self(rawValue: "StartsWith") }
    package static var notEqual: Self { Self(rawValue: "NotEqual") }
}
