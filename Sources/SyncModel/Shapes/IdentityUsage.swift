// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `IdentityUsage`.
package struct IdentityUsage: Structure {
    package var dataStorage: Int64?
    package var datasetCount: Int?
    package var identityId: String?
    package var identityPoolId: String?
    package var lastModifiedDate: Instant?

    package init(
        dataStorage: Int64? = nil,
        datasetCount: Int? = nil,
        identityId: String? = nil,
        identityPoolId: String? = nil,
        lastModifiedDate: Instant? = nil
    ) {
        self.dataStorage = dataStorage
        self.datasetCount = datasetCount
        self.identityId = identityId
        self.identityPoolId = identityPoolId
        self.lastModifiedDate = lastModifiedDate
    }

    package init(_ fields: JSONObject) throws {
        dataStorage = try fields.value("DataStorage")
        datasetCount = try fields.value("DatasetCount")
        identityId = try fields.value("IdentityId")
        identityPoolId = try fields.value("IdentityPoolId")
        lastModifiedDate = try fields.value("LastModifiedDate")
    }

    package func write(members json: inout JSONWriter) {
        json.field("DataStorage", dataStorage)
        json.field("DatasetCount", datasetCount)
        json.field("IdentityId", identityId)
        json.field("IdentityPoolId", identityPoolId)
        json.field("LastModifiedDate", lastModifiedDate)
    }

    package static let shape = StructureShape("IdentityUsage", [
        .init("DataStorage", SyncShapes.long),
        .init("DatasetCount", SyncShapes.integer),
        .init("IdentityId", SyncShapes.identityId),
        .init("IdentityPoolId", SyncShapes.identityPoolId),
        .init("LastModifiedDate", SyncShapes.date),
    ])
}
