// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The model's `IdentityUsage`.
public struct IdentityUsage: Structure {
    public var dataStorage: Int64?
    public var datasetCount: Int?
    public var identityId: String?
    public var identityPoolId: String?
    public var lastModifiedDate: Instant?

    public init(
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

    public init(_ fields: JSONObject) throws {
        dataStorage = try fields.value("DataStorage")
        datasetCount = try fields.value("DatasetCount")
        identityId = try fields.value("IdentityId")
        identityPoolId = try fields.value("IdentityPoolId")
        lastModifiedDate = try fields.value("LastModifiedDate")
    }

    public func write(members json: inout JSONWriter) {
        json.field("DataStorage", dataStorage)
        json.field("DatasetCount", datasetCount)
        json.field("IdentityId", identityId)
        json.field("IdentityPoolId", identityPoolId)
        json.field("LastModifiedDate", lastModifiedDate)
    }

    public static let shape = StructureShape("IdentityUsage", [
        .init("DataStorage", SyncShapes.long),
        .init("DatasetCount", SyncShapes.integer),
        .init("IdentityId", SyncShapes.identityId),
        .init("IdentityPoolId", SyncShapes.identityPoolId),
        .init("LastModifiedDate", SyncShapes.date),
    ])
}
