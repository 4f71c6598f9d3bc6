// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `RoleLastUsed`.
package struct IAMRoleLastUsed: Structure {
    package var lastUsedDate: Instant?
    package var region: String?

    package init(
        lastUsedDate: Instant? = nil,
        region: String? = nil
    ) {
        self.lastUsedDate = lastUsedDate
        self.region = region
    }

    package init(_ fields: JSONObject) throws {
        lastUsedDate = try fields.value("LastUsedDate")
        region = try fields.value("Region")
    }

    package func write(members json: inout JSONWriter) {
        json.field("LastUsedDate", lastUsedDate)
        json.field("Region", region)
    }

    package static let shape = StructureShape("RoleLastUsed", [
        .init("LastUsedDate", IAMShapes.dateType),
        .init("Region", IAMShapes.stringType),
    ])
}
