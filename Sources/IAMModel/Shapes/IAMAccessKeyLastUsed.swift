// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `AccessKeyLastUsed`.
package struct IAMAccessKeyLastUsed: Structure {
    package var lastUsedDate: Instant?
    package var region: String
    package var serviceName: String

    package init(
        lastUsedDate: Instant? = nil,
        region: String,
        serviceName: String
    ) {
        self.lastUsedDate = lastUsedDate
        self.region = region
        self.serviceName = serviceName
    }

    package init(_ fields: JSONObject) throws {
        lastUsedDate = try fields.value("LastUsedDate")
        region = try fields.requiredValue("Region")
        serviceName = try fields.requiredValue("ServiceName")
    }

    package func write(members json: inout JSONWriter) {
        json.field("LastUsedDate", lastUsedDate)
        json.field("Region", region)
        json.field("ServiceName", serviceName)
    }

    package static let shape = StructureShape("AccessKeyLastUsed", [
        .init("LastUsedDate", IAMShapes.dateType),
        .init("Region", IAMShapes.stringType, required: true),
        .init("ServiceName", IAMShapes.stringType, required: true),
    ])
}
