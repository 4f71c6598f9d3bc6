// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of ListRecords.
package struct ListRecordsInput: OperationInput, NamesIdentityPool, Paged {
    package var datasetName: String
    package var identityId: String
    package var identityPoolId: String
    package var lastSyncCount: Int64?
    package var maxResults: Int?
    package var nextToken: String?
    package var syncSessionToken: String?

    package init(
        datasetName: String,
        identityId: String,
        identityPoolId: String,
        lastSyncCount: Int64? = nil,
        maxResults: Int? = nil,
        nextToken: String? = nil,
        syncSessionToken: String? = nil
    ) {
        self.datasetName = datasetName
        self.identityId = identityId
        self.identityPoolId = identityPoolId
        self.lastSyncCount = lastSyncCount
        self.maxResults = maxResults
        self.nextToken = nextToken
        self.syncSessionToken = syncSessionToken
    }

    package init(_ fields: JSONObject) throws {
        datasetName = try fields.requiredValue("DatasetName")
        identityId = try fields.requiredValue("IdentityId")
        identityPoolId = try fields.requiredValue("IdentityPoolId")
        lastSyncCount = try fields.value("LastSyncCount")
        maxResults = try fields.value("MaxResults")
        nextToken = try fields.value("NextToken")
        syncSessionToken = try fields.value("SyncSessionToken")
    }

    package func write(members json: inout JSONWriter) {
        json.field("DatasetName", datasetName)
        json.field("IdentityId", identityId)
        json.field("IdentityPoolId", identityPoolId)
        json.field("LastSyncCount", lastSyncCount)
        json.field("MaxResults", maxResults)
        json.field("NextToken", nextToken)
        json.field("SyncSessionToken", syncSessionToken)
    }

    package static let shape = StructureShape("ListRecordsRequest", [
        .init("DatasetName", SyncShapes.datasetName, required: true, location: .path("DatasetName")),
        .init("IdentityId", SyncShapes.identityId, required: true, location: .path("IdentityId")),
        .init("IdentityPoolId", SyncShapes.identityPoolId, required: true, location: .path("IdentityPoolId")),
        .init("LastSyncCount", SyncShapes.long, location: .query("lastSyncCount")),
        .init("MaxResults", SyncShapes.integerString, location: .query("maxResults")),
        .init("NextToken", SyncShapes.string, location: .query("nextToken")),
        .init("SyncSessionToken", SyncShapes.syncSessionToken, location: .query("syncSessionToken")),
    ])

    package typealias Output = ListRecordsOutput
    package static let operation = OperationModel(
        name: "ListRecords", service: .sync, signed: true, hasOutput: true,
        route: Route(.get, "/identitypools/{IdentityPoolId}/identities/{IdentityId}/datasets/{DatasetName}/records"),
        errors: [
            .invalidParameter, .notAuthorized, .tooManyRequests, .internalError,
        ])

    package var resource: Resource { .identity(identityId, pool: identityPoolId, dataset: datasetName) }

    package var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
    package var pageLimit: Int? {
        get { maxResults }
        set { maxResults = newValue }
    }
    package static let maxPage = 1024
}

/// The output of ListRecords.
package struct ListRecordsOutput: OperationOutput, PagedOutput {
    package var count: Int?
    package var datasetDeletedAfterRequestedSyncCount: Bool?
    package var datasetExists: Bool?
    package var datasetSyncCount: Int64?
    package var lastModifiedBy: String?
    package var mergedDatasetNames: [String]?
    package var nextToken: String?
    package var records: [Record]?
    package var syncSessionToken: String?

    package init(
        count: Int? = nil,
        datasetDeletedAfterRequestedSyncCount: Bool? = nil,
        datasetExists: Bool? = nil,
        datasetSyncCount: Int64? = nil,
        lastModifiedBy: String? = nil,
        mergedDatasetNames: [String]? = nil,
        nextToken: String? = nil,
        records: [Record]? = nil,
        syncSessionToken: String? = nil
    ) {
        self.count = count
        self.datasetDeletedAfterRequestedSyncCount = datasetDeletedAfterRequestedSyncCount
        self.datasetExists = datasetExists
        self.datasetSyncCount = datasetSyncCount
        self.lastModifiedBy = lastModifiedBy
        self.mergedDatasetNames = mergedDatasetNames
        self.nextToken = nextToken
        self.records = records
        self.syncSessionToken = syncSessionToken
    }

    package init(_ fields: JSONObject) throws {
        count = try fields.value("Count")
        datasetDeletedAfterRequestedSyncCount = try fields.value("DatasetDeletedAfterRequestedSyncCount")
        datasetExists = try fields.value("DatasetExists")
        datasetSyncCount = try fields.value("DatasetSyncCount")
        lastModifiedBy = try fields.value("LastModifiedBy")
        mergedDatasetNames = try fields.value("MergedDatasetNames")
        nextToken = try fields.value("NextToken")
        records = try fields.value("Records")
        syncSessionToken = try fields.value("SyncSessionToken")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Count", count)
        json.field("DatasetDeletedAfterRequestedSyncCount", datasetDeletedAfterRequestedSyncCount)
        json.field("DatasetExists", datasetExists)
        json.field("DatasetSyncCount", datasetSyncCount)
        json.field("LastModifiedBy", lastModifiedBy)
        json.field("MergedDatasetNames", mergedDatasetNames)
        json.field("NextToken", nextToken)
        json.field("Records", records)
        json.field("SyncSessionToken", syncSessionToken)
    }

    package static let shape = StructureShape("ListRecordsResponse", [
        .init("Count", SyncShapes.integer),
        .init("DatasetDeletedAfterRequestedSyncCount", SyncShapes.boolean),
        .init("DatasetExists", SyncShapes.boolean),
        .init("DatasetSyncCount", SyncShapes.long),
        .init("LastModifiedBy", SyncShapes.string),
        .init("MergedDatasetNames", SyncShapes.mergedDatasetNameList),
        .init("NextToken", SyncShapes.string),
        .init("Records", SyncShapes.recordList),
        .init("SyncSessionToken", SyncShapes.string),
    ])

    package var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
}
