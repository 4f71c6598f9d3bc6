// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of ListRecords.
public struct ListRecordsInput: OperationInput, NamesIdentityPool, Paged {
    public var datasetName: String
    public var identityId: String
    public var identityPoolId: String
    public var lastSyncCount: Int64?
    public var maxResults: Int?
    public var nextToken: String?
    public var syncSessionToken: String?

    public init(
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

    public init(_ fields: JSONObject) throws {
        datasetName = try fields.requiredValue("DatasetName")
        identityId = try fields.requiredValue("IdentityId")
        identityPoolId = try fields.requiredValue("IdentityPoolId")
        lastSyncCount = try fields.value("LastSyncCount")
        maxResults = try fields.value("MaxResults")
        nextToken = try fields.value("NextToken")
        syncSessionToken = try fields.value("SyncSessionToken")
    }

    public func write(members json: inout JSONWriter) {
        json.field("DatasetName", datasetName)
        json.field("IdentityId", identityId)
        json.field("IdentityPoolId", identityPoolId)
        json.field("LastSyncCount", lastSyncCount)
        json.field("MaxResults", maxResults)
        json.field("NextToken", nextToken)
        json.field("SyncSessionToken", syncSessionToken)
    }

    public static let shape = StructureShape("ListRecordsRequest", [
        .init("DatasetName", SyncShapes.datasetName, required: true, location: .path("DatasetName")),
        .init("IdentityId", SyncShapes.identityId, required: true, location: .path("IdentityId")),
        .init("IdentityPoolId", SyncShapes.identityPoolId, required: true, location: .path("IdentityPoolId")),
        .init("LastSyncCount", SyncShapes.long, location: .query("lastSyncCount")),
        .init("MaxResults", SyncShapes.integerString, location: .query("maxResults")),
        .init("NextToken", SyncShapes.string, location: .query("nextToken")),
        .init("SyncSessionToken", SyncShapes.syncSessionToken, location: .query("syncSessionToken")),
    ])

    public typealias Output = ListRecordsOutput
    public static let operation = OperationModel(
        name: "ListRecords", service: .sync, signed: true, hasOutput: true,
        route: Route(.get, "/identitypools/{IdentityPoolId}/identities/{IdentityId}/datasets/{DatasetName}/records"),
        errors: [
            .invalidParameter, .notAuthorized, .tooManyRequests, .internalError,
        ])

    public var resource: Resource { .identity(identityId, pool: identityPoolId, dataset: datasetName) }

    public var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
    public var pageLimit: Int? {
        get { maxResults }
        set { maxResults = newValue }
    }
    public static let greatestPage = 1024
}

/// The output of ListRecords.
public struct ListRecordsOutput: OperationOutput {
    public var count: Int?
    public var datasetDeletedAfterRequestedSyncCount: Bool?
    public var datasetExists: Bool?
    public var datasetSyncCount: Int64?
    public var lastModifiedBy: String?
    public var mergedDatasetNames: [String]?
    public var nextToken: String?
    public var records: [Record]?
    public var syncSessionToken: String?

    public init(
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

    public init(_ fields: JSONObject) throws {
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

    public func write(members json: inout JSONWriter) {
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

    public static let shape = StructureShape("ListRecordsResponse", [
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
}
