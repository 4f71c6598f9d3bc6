// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `AnalyticsMetadataType`.
public struct AnalyticsMetadataType: Structure {
    public var analyticsEndpointId: String?

    public init(
        analyticsEndpointId: String? = nil
    ) {
        self.analyticsEndpointId = analyticsEndpointId
    }

    public init(_ fields: JSONObject) throws {
        analyticsEndpointId = try fields.value("AnalyticsEndpointId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AnalyticsEndpointId", analyticsEndpointId)
    }

    public static let shape = StructureShape("AnalyticsMetadataType", [
        .init("AnalyticsEndpointId", UserPoolsShapes.stringType),
    ])
}
