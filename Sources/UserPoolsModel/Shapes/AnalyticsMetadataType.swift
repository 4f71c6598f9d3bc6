// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `AnalyticsMetadataType`.
package struct AnalyticsMetadataType: Structure {
    package var analyticsEndpointId: String?

    package init(
        analyticsEndpointId: String? = nil
    ) {
        self.analyticsEndpointId = analyticsEndpointId
    }

    package init(_ fields: JSONObject) throws {
        analyticsEndpointId = try fields.value("AnalyticsEndpointId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AnalyticsEndpointId", analyticsEndpointId)
    }

    package static let shape = StructureShape("AnalyticsMetadataType", [
        .init("AnalyticsEndpointId", UserPoolsShapes.stringType),
    ])
}
