// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The model's `Record`.
public struct Record: Structure {
    public var deviceLastModifiedDate: Instant?
    public var key: String?
    public var lastModifiedBy: String?
    public var lastModifiedDate: Instant?
    public var syncCount: Int64?
    public var value: String?

    public init(
        deviceLastModifiedDate: Instant? = nil,
        key: String? = nil,
        lastModifiedBy: String? = nil,
        lastModifiedDate: Instant? = nil,
        syncCount: Int64? = nil,
        value: String? = nil
    ) {
        self.deviceLastModifiedDate = deviceLastModifiedDate
        self.key = key
        self.lastModifiedBy = lastModifiedBy
        self.lastModifiedDate = lastModifiedDate
        self.syncCount = syncCount
        self.value = value
    }

    public init(_ fields: JSONObject) throws {
        deviceLastModifiedDate = try fields.value("DeviceLastModifiedDate")
        key = try fields.value("Key")
        lastModifiedBy = try fields.value("LastModifiedBy")
        lastModifiedDate = try fields.value("LastModifiedDate")
        syncCount = try fields.value("SyncCount")
        value = try fields.value("Value")
    }

    public func write(members json: inout JSONWriter) {
        json.field("DeviceLastModifiedDate", deviceLastModifiedDate)
        json.field("Key", key)
        json.field("LastModifiedBy", lastModifiedBy)
        json.field("LastModifiedDate", lastModifiedDate)
        json.field("SyncCount", syncCount)
        json.field("Value", value)
    }

    public static let shape = StructureShape("Record", [
        .init("DeviceLastModifiedDate", SyncShapes.date),
        .init("Key", SyncShapes.recordKey),
        .init("LastModifiedBy", SyncShapes.string),
        .init("LastModifiedDate", SyncShapes.date),
        .init("SyncCount", SyncShapes.long),
        .init("Value", SyncShapes.recordValue),
    ])
}
