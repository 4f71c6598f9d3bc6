// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `RefreshTokenRotationType`.
public struct RefreshTokenRotationType: Structure {
    public var feature: FeatureType
    public var retryGracePeriodSeconds: Int?

    public init(
        feature: FeatureType,
        retryGracePeriodSeconds: Int? = nil
    ) {
        self.feature = feature
        self.retryGracePeriodSeconds = retryGracePeriodSeconds
    }

    public init(_ fields: JSONObject) throws {
        feature = try fields.requiredValue("Feature")
        retryGracePeriodSeconds = try fields.value("RetryGracePeriodSeconds")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Feature", feature)
        json.field("RetryGracePeriodSeconds", retryGracePeriodSeconds)
    }

    public static let shape = StructureShape("RefreshTokenRotationType", [
        .init("Feature", UserPoolsShapes.featureType, required: true),
        .init("RetryGracePeriodSeconds", UserPoolsShapes.retryGracePeriodSecondsType),
    ])
}
