// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The model's `RoleLastUsed`.
public struct IAMRoleLastUsed: Structure {
    public var lastUsedDate: Instant?
    public var region: String?

    public init(
        lastUsedDate: Instant? = nil,
        region: String? = nil
    ) {
        self.lastUsedDate = lastUsedDate
        self.region = region
    }

    public init(_ fields: JSONObject) throws {
        lastUsedDate = try fields.value("LastUsedDate")
        region = try fields.value("Region")
    }

    public func write(members json: inout JSONWriter) {
        json.field("LastUsedDate", lastUsedDate)
        json.field("Region", region)
    }

    public static let shape = StructureShape("RoleLastUsed", [
        .init("LastUsedDate", IAMShapes.dateType),
        .init("Region", IAMShapes.stringType),
    ])
}
