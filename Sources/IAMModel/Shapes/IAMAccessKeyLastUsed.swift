// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The model's `AccessKeyLastUsed`.
public struct IAMAccessKeyLastUsed: Structure {
    public var lastUsedDate: Instant?
    public var region: String
    public var serviceName: String

    public init(
        lastUsedDate: Instant? = nil,
        region: String,
        serviceName: String
    ) {
        self.lastUsedDate = lastUsedDate
        self.region = region
        self.serviceName = serviceName
    }

    public init(_ fields: JSONObject) throws {
        lastUsedDate = try fields.value("LastUsedDate")
        region = try fields.requiredValue("Region")
        serviceName = try fields.requiredValue("ServiceName")
    }

    public func write(members json: inout JSONWriter) {
        json.field("LastUsedDate", lastUsedDate)
        json.field("Region", region)
        json.field("ServiceName", serviceName)
    }

    public static let shape = StructureShape("AccessKeyLastUsed", [
        .init("LastUsedDate", IAMShapes.dateType),
        .init("Region", IAMShapes.stringType, required: true),
        .init("ServiceName", IAMShapes.stringType, required: true),
    ])
}
