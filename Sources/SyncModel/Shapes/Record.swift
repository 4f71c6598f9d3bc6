// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `Record`.
package struct Record: Structure {
    package var deviceLastModifiedDate: Instant?
    package var key: String?
    package var lastModifiedBy: String?
    package var lastModifiedDate: Instant?
    package var syncCount: Int64?
    package var value: String?

    package init(
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

    package init(_ fields: JSONObject) throws {
        deviceLastModifiedDate = try fields.value("DeviceLastModifiedDate")
        key = try fields.value("Key")
        lastModifiedBy = try fields.value("LastModifiedBy")
        lastModifiedDate = try fields.value("LastModifiedDate")
        syncCount = try fields.value("SyncCount")
        value = try fields.value("Value")
    }

    package func write(members json: inout JSONWriter) {
        json.field("DeviceLastModifiedDate", deviceLastModifiedDate)
        json.field("Key", key)
        json.field("LastModifiedBy", lastModifiedBy)
        json.field("LastModifiedDate", lastModifiedDate)
        json.field("SyncCount", syncCount)
        json.field("Value", value)
    }

    package static let shape = StructureShape("Record", [
        .init("DeviceLastModifiedDate", SyncShapes.date),
        .init("Key", SyncShapes.recordKey),
        .init("LastModifiedBy", SyncShapes.string),
        .init("LastModifiedDate", SyncShapes.date),
        .init("SyncCount", SyncShapes.long),
        .init("Value", SyncShapes.recordValue),
    ])
}
