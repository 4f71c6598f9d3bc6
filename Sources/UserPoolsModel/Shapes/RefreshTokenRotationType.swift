// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `RefreshTokenRotationType`.
package struct RefreshTokenRotationType: Structure {
    package var feature: FeatureType
    package var retryGracePeriodSeconds: Int?

    package init(
        feature: FeatureType,
        retryGracePeriodSeconds: Int? = nil
    ) {
        self.feature = feature
        self.retryGracePeriodSeconds = retryGracePeriodSeconds
    }

    package init(_ fields: JSONObject) throws {
        feature = try fields.requiredValue("Feature")
        retryGracePeriodSeconds = try fields.value("RetryGracePeriodSeconds")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Feature", feature)
        json.field("RetryGracePeriodSeconds", retryGracePeriodSeconds)
    }

    package static let shape = StructureShape("RefreshTokenRotationType", [
        .init("Feature", UserPoolsShapes.featureType, required: true),
        .init("RetryGracePeriodSeconds", UserPoolsShapes.retryGracePeriodSecondsType),
    ])
}
