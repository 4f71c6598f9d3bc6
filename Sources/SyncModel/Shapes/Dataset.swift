// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `Dataset`.
package struct Dataset: Structure {
    package var creationDate: Instant?
    package var dataStorage: Int64?
    package var datasetName: String?
    package var identityId: String?
    package var lastModifiedBy: String?
    package var lastModifiedDate: Instant?
    package var numRecords: Int64?

    package init(
        creationDate: Instant? = nil,
        dataStorage: Int64? = nil,
        datasetName: String? = nil,
        identityId: String? = nil,
        lastModifiedBy: String? = nil,
        lastModifiedDate: Instant? = nil,
        numRecords: Int64? = nil
    ) {
        self.creationDate = creationDate
        self.dataStorage = dataStorage
        self.datasetName = datasetName
        self.identityId = identityId
        self.lastModifiedBy = lastModifiedBy
        self.lastModifiedDate = lastModifiedDate
        self.numRecords = numRecords
    }

    package init(_ fields: JSONObject) throws {
        creationDate = try fields.value("CreationDate")
        dataStorage = try fields.value("DataStorage")
        datasetName = try fields.value("DatasetName")
        identityId = try fields.value("IdentityId")
        lastModifiedBy = try fields.value("LastModifiedBy")
        lastModifiedDate = try fields.value("LastModifiedDate")
        numRecords = try fields.value("NumRecords")
    }

    package func write(members json: inout JSONWriter) {
        json.field("CreationDate", creationDate)
        json.field("DataStorage", dataStorage)
        json.field("DatasetName", datasetName)
        json.field("IdentityId", identityId)
        json.field("LastModifiedBy", lastModifiedBy)
        json.field("LastModifiedDate", lastModifiedDate)
        json.field("NumRecords", numRecords)
    }

    package static let shape = StructureShape("Dataset", [
        .init("CreationDate", SyncShapes.date),
        .init("DataStorage", SyncShapes.long),
        .init("DatasetName", SyncShapes.datasetName),
        .init("IdentityId", SyncShapes.identityId),
        .init("LastModifiedBy", SyncShapes.string),
        .init("LastModifiedDate", SyncShapes.date),
        .init("NumRecords", SyncShapes.long),
    ])
}
