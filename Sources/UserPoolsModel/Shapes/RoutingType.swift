// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `RoutingType`.
public struct RoutingType: Structure {
    public var failover: FailoverType?

    public init(
        failover: FailoverType? = nil
    ) {
        self.failover = failover
    }

    public init(_ fields: JSONObject) throws {
        failover = try fields.value("Failover")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Failover", failover)
    }

    public static let shape = StructureShape("RoutingType", [
        .init("Failover", .structure(FailoverType.shape)),
    ])
}
