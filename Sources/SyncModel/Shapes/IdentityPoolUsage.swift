// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The model's `IdentityPoolUsage`.
public struct IdentityPoolUsage: Structure {
    public var dataStorage: Int64?
    public var identityPoolId: String?
    public var lastModifiedDate: Instant?
    public var syncSessionsCount: Int64?

    public init(
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

    public init(_ fields: JSONObject) throws {
        dataStorage = try fields.value("DataStorage")
        identityPoolId = try fields.value("IdentityPoolId")
        lastModifiedDate = try fields.value("LastModifiedDate")
        syncSessionsCount = try fields.value("SyncSessionsCount")
    }

    public func write(members json: inout JSONWriter) {
        json.field("DataStorage", dataStorage)
        json.field("IdentityPoolId", identityPoolId)
        json.field("LastModifiedDate", lastModifiedDate)
        json.field("SyncSessionsCount", syncSessionsCount)
    }

    public static let shape = StructureShape("IdentityPoolUsage", [
        .init("DataStorage", SyncShapes.long),
        .init("IdentityPoolId", SyncShapes.identityPoolId),
        .init("LastModifiedDate", SyncShapes.date),
        .init("SyncSessionsCount", SyncShapes.long),
    ])
}
