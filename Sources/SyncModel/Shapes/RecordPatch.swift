// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `RecordPatch`.
package struct RecordPatch: Structure {
    package var deviceLastModifiedDate: Instant?
    package var key: String
    package var op: SyncOperation
    package var syncCount: Int64
    package var value: String?

    package init(
        deviceLastModifiedDate: Instant? = nil,
        key: String,
        op: SyncOperation,
        syncCount: Int64,
        value: String? = nil
    ) {
        self.deviceLastModifiedDate = deviceLastModifiedDate
        self.key = key
        self.op = op
        self.syncCount = syncCount
        self.value = value
    }

    package init(_ fields: JSONObject) throws {
        deviceLastModifiedDate = try fields.value("DeviceLastModifiedDate")
        key = try fields.requiredValue("Key")
        op = try fields.requiredValue("Op")
        syncCount = try fields.requiredValue("SyncCount")
        value = try fields.value("Value")
    }

    package func write(members json: inout JSONWriter) {
        json.field("DeviceLastModifiedDate", deviceLastModifiedDate)
        json.field("Key", key)
        json.field("Op", op)
        json.field("SyncCount", syncCount)
        json.field("Value", value)
    }

    package static let shape = StructureShape("RecordPatch", [
        .init("DeviceLastModifiedDate", SyncShapes.date),
        .init("Key", SyncShapes.recordKey, required: true),
        .init("Op", SyncShapes.operation, required: true),
        .init("SyncCount", SyncShapes.long, required: true),
        .init("Value", SyncShapes.recordValue),
    ])
}
