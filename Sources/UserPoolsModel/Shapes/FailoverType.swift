// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `FailoverType`.
package struct FailoverType: Structure {
    package var primaryRoute53HealthCheckId: String
    package var secondaryRegion: String

    package init(
        primaryRoute53HealthCheckId: String,
        secondaryRegion: String
    ) {
        self.primaryRoute53HealthCheckId = primaryRoute53HealthCheckId
        self.secondaryRegion = secondaryRegion
    }

    package init(_ fields: JSONObject) throws {
        primaryRoute53HealthCheckId = try fields.requiredValue("PrimaryRoute53HealthCheckId")
        secondaryRegion = try fields.requiredValue("SecondaryRegion")
    }

    package func write(members json: inout JSONWriter) {
        json.field("PrimaryRoute53HealthCheckId", primaryRoute53HealthCheckId)
        json.field("SecondaryRegion", secondaryRegion)
    }

    package static let shape = StructureShape("FailoverType", [
        .init("PrimaryRoute53HealthCheckId", UserPoolsShapes.healthCheckIdType, required: true),
        .init("SecondaryRegion", UserPoolsShapes.regionNameType, required: true),
    ])
}
