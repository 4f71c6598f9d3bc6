// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `IdentityPoolUsage`.
package struct IdentityPoolUsage: Structure {
    package var dataStorage: Int64?
    package var identityPoolId: String?
    package var lastModifiedDate: Instant?
    package var syncSessionsCount: Int64?

    package init(
        dataStorage: Int64? = nil,
        identityPoolId: String? = nil,
        lastModifiedDate: Instant? = nil,
        syncSessionsCount: Int64? = nil
    ) {
        self.dataStorage = dataStorage
        self.identityPoolId = identityPoolId
        self.lastModifiedDate = lastModifiedDate
        self.syncSessionsCount = syncSessionsCount
    }

    package init(_ fields: JSONObject) throws {
        dataStorage = try fields.value("DataStorage")
        identityPoolId = try fields.value("IdentityPoolId")
        lastModifiedDate = try fields.value("LastModifiedDate")
        syncSessionsCount = try fields.value("SyncSessionsCount")
    }

    package func write(members json: inout JSONWriter) {
        json.field("DataStorage", dataStorage)
        json.field("IdentityPoolId", identityPoolId)
        json.field("LastModifiedDate", lastModifiedDate)
        json.field("SyncSessionsCount", syncSessionsCount)
    }

    package static let shape = StructureShape("IdentityPoolUsage", [
        .init("DataStorage", SyncShapes.long),
        .init("IdentityPoolId", SyncShapes.identityPoolId),
        .init("LastModifiedDate", SyncShapes.date),
        .init("SyncSessionsCount", SyncShapes.long),
    ])
}
