// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `RoutingType`.
package struct RoutingType: Structure {
    package var failover: FailoverType?

    package init(
        failover: FailoverType? = nil
    ) {
        self.failover = failover
    }

    package init(_ fields: JSONObject) throws {
        failover = try fields.value("Failover")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Failover", failover)
    }

    package static let shape = StructureShape("RoutingType", [
        .init("Failover", .structure(FailoverType.shape)),
    ])
}
