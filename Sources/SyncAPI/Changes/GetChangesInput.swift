package import SyncModel
package import WireRuntime

/// The input of `GetChanges`, an operation that only Martlet has.
package struct GetChangesInput: OperationInput {
    /// Names the dataset.
    let listing: ListRecordsInput
    /// The caller's last `syncCount`.
    let since: Int64
    /// The number of seconds to wait; nil for the usual wait.
    let wait: Int64?

    /// Seconds: less than proxies wait for a response.
    static let usualWait: Int64 = 20
    /// As many seconds as a request may be granted.
    static let maxWait = 30

    package init(_ fields: JSONObject) throws {
        listing = try ListRecordsInput(fields)
        (since, wait) = (try fields.requiredValue("since"), try fields.value("wait"))
    }

    package func write(members json: inout JSONWriter) {
        listing.write(members: &json)
        json.field("since", since)
        json.field("wait", wait)
    }

    package static let shape = StructureShape(
        "GetChangesRequest",
        ListRecordsInput.shape.members.filter { if case .path = $0.location { true } else { false } } + [
            .init("since", .long(), required: true, location: .query("since")),
            .init("wait", .long(min: 0, max: maxWait), location: .query("wait")),
        ])

    package typealias Output = GetChangesOutput
    package static let operation = OperationModel(
        name: "GetChanges", service: .sync, signed: true, hasOutput: true,
        route: Route(
            .get, "/identitypools/{IdentityPoolId}/identities/{IdentityId}/datasets/{DatasetName}/changes"),
        errors: ListRecordsInput.operation.errors)

    package var resource: Resource { listing.resource }
}

/// The count that a wait for changes ends with.
package struct GetChangesOutput: OperationOutput {
    /// The `syncCount` of the dataset. If it has not changed, it equals the caller's.
    let datasetSyncCount: Int64

    init(datasetSyncCount: Int64) { self.datasetSyncCount = datasetSyncCount }

    package init(_ fields: JSONObject) throws { datasetSyncCount = try fields.requiredValue("DatasetSyncCount") }

    package func write(members json: inout JSONWriter) { json.field("DatasetSyncCount", datasetSyncCount) }

    package static let shape = StructureShape("GetChangesResponse", [.init("DatasetSyncCount", .long())])
}
