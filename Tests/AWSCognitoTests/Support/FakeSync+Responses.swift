import Foundation

@testable import Kernel
@testable import SyncModel
@testable import WireClient
@testable import WireRuntime

extension FakeSync.State {
    /// The body of the response.
    ///
    /// - Throws: `FakeRefusal` for an error response.
    mutating func response(
        to operation: String, _ path: [String], _ request: ClientRequest, at now: Instant
    ) throws -> [UInt8] {
        guard path.count > 3, path[0] == "identitypools", path[1] == FakeSync.pool else {
            throw FakeRefusal(type: "ResourceNotFoundException", message: "No such pool", status: 404)
        }
        let (identity, dataset) = (path[3], path.count > 5 ? path[5] : "")
        switch operation {
        case "ListRecords": return try list(identity, dataset, Self.query(request)).jsonBytes
        case "UpdateRecords":
            var fields = try JSONReader.read(request.body).object ?? JSONObject()
            for (name, value) in [("IdentityPoolId", path[1]), ("IdentityId", identity), ("DatasetName", dataset)] {
                fields[name] = .string(value)
            }
            return try update(UpdateRecordsInput(fields), at: now).jsonBytes
        case "DeleteDataset":
            guard let old = datasets[identity]?.removeValue(forKey: dataset) else { throw FakeRefusal.noDataset }
            deleted[identity, default: [:]][dataset] = old.count + 1
            merged[identity] = merged[identity]?.mapValues { $0.filter { $0 != dataset } }
            return DeleteDatasetOutput().jsonBytes
        case "ListDatasets": return try listDatasets(identity, Self.query(request)).jsonBytes
        case "RegisterDevice":
            let fields = try JSONReader.read(request.body).object ?? JSONObject()
            made += 1
            devices["device-\(made)"] = (identity, fields["Platform"]?.string ?? "", fields["Token"]?.string ?? "")
            return RegisterDeviceOutput(deviceId: "device-\(made)").jsonBytes
        case "SubscribeToDataset", "UnsubscribeFromDataset":
            guard datasets[identity]?[dataset] != nil else { throw FakeRefusal.noDataset }
            guard devices[path[7]]?.identity == identity else {
                throw FakeRefusal(type: "InvalidParameterException", message: "No such device")
            }
            let name = "\(path[7]) \(dataset)"
            if operation == "SubscribeToDataset" { subscriptions.insert(name) } else { subscriptions.remove(name) }
            return Array("{}".utf8)
        default: throw FakeRefusal(type: "UnknownOperationException", message: operation)
        }
    }

    private static func query(_ request: ClientRequest) -> [String: String] {
        request.query.split(separator: "&").reduce(into: [:]) { values, part in
            let words = part.split(separator: "=", maxSplits: 1).map { String($0).removingPercentEncoding ?? "" }
            if words.count == 2 { values[words[0]] = words[1] }
        }
    }

    private mutating func list(
        _ identity: String, _ name: String, _ query: [String: String]
    ) throws -> ListRecordsOutput {
        let since = query["lastSyncCount"].flatMap(Int64.init) ?? 0
        let dataset = datasets[identity]?[name]
        let lastDeletion = deleted[identity]?[name] ?? 0
        let highest = max(dataset?.count ?? 0, lastDeletion)
        guard since <= highest else {
            throw FakeRefusal(type: "InvalidParameterException", message: "No such SyncCount: \(since)")
        }
        let all = (dataset?.records ?? [:]).filter { $0.value.count > since }
            .sorted { ($0.value.count, $0.key.text) < ($1.value.count, $1.key.text) }
        let start = query["nextToken"].flatMap(Int.init) ?? 0
        let page = all.dropFirst(start).prefix(recordsPerPage)
        let next = start + page.count
        made += 1
        sessions["session-\(made)"] = FakeSession(identity: identity, dataset: name)
        return ListRecordsOutput(
            count: page.count, datasetDeletedAfterRequestedSyncCount: lastDeletion > since,
            datasetExists: dataset != nil, datasetSyncCount: dataset?.count ?? 0,
            mergedDatasetNames: merged[identity]?[name], nextToken: next < all.count ? "\(next)" : nil,
            records: page.map { Record($0.key.text, $0.value) }, syncSessionToken: "session-\(made)")
    }

    private mutating func update(_ input: UpdateRecordsInput, at now: Instant) throws -> UpdateRecordsOutput {
        guard let session = sessions.removeValue(forKey: input.syncSessionToken),
            session.identity == input.identityId, session.dataset == input.datasetName
        else { throw FakeRefusal(type: "InvalidParameterException", message: "Invalid SyncSessionToken.") }
        var dataset =
            datasets[input.identityId]?[input.datasetName]
            ?? FakeDataset(count: deleted[input.identityId]?[input.datasetName] ?? 0)
        for patch in input.recordPatches ?? [] {
            let current = dataset.records[ByteKey(patch.key)]?.count ?? 0
            guard current == patch.syncCount else {
                throw FakeRefusal(
                    type: "ResourceConflictException",
                    message: "Current SyncCount for: \(patch.key) is: \(current) not: \(patch.syncCount)", status: 409)
            }
        }
        dataset.count &+= 1
        let patches = function.map { $0(input.recordPatches ?? []) } ?? input.recordPatches ?? []
        for patch in patches {
            dataset.records[ByteKey(patch.key)] = FakeDataset.Value(
                value: patch.op == .remove ? nil : patch.value, count: dataset.count,
                author: input.deviceId ?? "credentials", changed: patch.deviceLastModifiedDate ?? now)
        }
        datasets[input.identityId, default: [:]][input.datasetName] = dataset
        let returned = patches.filter { !hidesRemovals || $0.op != .remove }
        return UpdateRecordsOutput(
            records: returned.compactMap { patch in
                dataset.records[ByteKey(patch.key)].map { Record(patch.key, $0) }
            })
    }

    private func listDatasets(_ identity: String, _ query: [String: String]) throws -> ListDatasetsOutput {
        let all = (datasets[identity] ?? [:]).sorted { $0.key < $1.key }
        let start = query["nextToken"].flatMap(Int.init) ?? 0
        let page = all.dropFirst(start).prefix(recordsPerPage)
        let next = start + page.count
        return ListDatasetsOutput(
            count: page.count,
            datasets: page.map { name, dataset in
                Dataset(
                    creationDate: Instant(seconds: 1_700_000_000), dataStorage: 42, datasetName: name,
                    identityId: identity, lastModifiedBy: "another", lastModifiedDate: Instant(seconds: 1_700_000_001),
                    numRecords: Int64(dataset.records.values.count { $0.value != nil }))
            }, nextToken: next < all.count ? "\(next)" : nil)
    }
}

extension Record {
    fileprivate init(_ key: String, _ value: FakeDataset.Value) {
        self.init(
            deviceLastModifiedDate: value.changed, key: key, lastModifiedBy: value.author,
            lastModifiedDate: value.changed, syncCount: value.count, value: value.value)
    }
}
