// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `FailoverType`.
public struct FailoverType: Structure {
    public var primaryRoute53HealthCheckId: String
    public var secondaryRegion: String

    public init(
        primaryRoute53HealthCheckId: String,
        secondaryRegion: String
    ) {
        self.primaryRoute53HealthCheckId = primaryRoute53HealthCheckId
        self.secondaryRegion = secondaryRegion
    }

    public init(_ fields: JSONObject) throws {
        primaryRoute53HealthCheckId = try fields.requiredValue("PrimaryRoute53HealthCheckId")
        secondaryRegion = try fields.requiredValue("SecondaryRegion")
    }

    public func write(members json: inout JSONWriter) {
        json.field("PrimaryRoute53HealthCheckId", primaryRoute53HealthCheckId)
        json.field("SecondaryRegion", secondaryRegion)
    }

    public static let shape = StructureShape("FailoverType", [
        .init("PrimaryRoute53HealthCheckId", UserPoolsShapes.healthCheckIdType, required: true),
        .init("SecondaryRegion", UserPoolsShapes.regionNameType, required: true),
    ])
}
