import Kernel
import Wire
import WireRuntime

/// The records of a dataset. Changes are pending in the page until they are synchronized.
struct DatasetPage: ConsolePage {
    let pattern = "/console/identity-pools/{identity-pool}/dataset"
    let methods = ["GET", "POST"]

    /// What the buttons of the page do.
    enum Act: String {
        case save, format, remove, discard, synchronize
    }

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        guard let identity = visit.query["identity"], let name = visit.query.anyText("name") else {
            throw ServiceError.invalidParameter(visit.texts.sync.noDatasets)
        }
        let dataset = ShownDataset(identity: identity, name: name)
        let listed = try await visit.records(of: dataset, after: visit.query["next"])
        var form = DatasetForm(dataset, listed: listed, visit: visit)
        guard visit.isForm else { return form.page() }
        do {
            form.pending = try PendingRecords(visit.form.anyText("pending") ?? "[]")
            switch visit.form["act"].flatMap(Act.init(rawValue:)) {
            case .save: try form.save()
            case .format: try form.format()
            case .remove: try form.removeChosen()
            case .discard: form.discardChosen()
            case .synchronize: return try await synchronize(form, on: visit)
            case nil: break
            }
        } catch let error as ServiceError {
            form.problem = visit.problem(error)
            form.status = error.code.status(in: .sync)
        }
        return form.page()
    }

    /// Stores the changes in one update, which stores all of them or none.
    private func synchronize(_ form: DatasetForm, on visit: ConsoleVisit) async throws -> ConsoleResponse {
        guard !form.pending.all.isEmpty else { throw ServiceError.invalidParameter(visit.texts.sync.nothingPending) }
        // The token is of the state before the update. What has changed since the page was shown is refused by the
        // counts of the records.
        let begun = try await visit.records(of: form.dataset, after: nil, limit: 1)
        var input = visit.syncInput(form.dataset.members)
        input["SyncSessionToken"] = begun["SyncSessionToken"]
        input["RecordPatches"] = .array(form.pending.all.map(\.patch))
        let name = "UpdateRecords"
        _ = try await visit.perform(name, of: .sync, on: input, in: visit.region).get()
        return .redirect(visit.identityPoolAddress("dataset", query: form.dataset.query + [("done", name)]))
    }
}

/// A dataset of an identity.
struct ShownDataset: Sendable {
    let identity: String
    let name: String

    /// The parameters of its page's address.
    var query: [(name: String, value: String)] { [("identity", identity), ("name", name)] }
    /// The members by which inputs name it, beside its identity pool.
    var members: [(name: String, value: String)] { [("IdentityId", identity), ("DatasetName", name)] }
}

extension ConsoleVisit {
    /// A page of the records of a dataset, which need not exist yet.
    ///
    /// - Parameter token: The token of the page; nil for the first one.
    fileprivate func records(
        of dataset: ShownDataset, after token: String?, limit: Int = 50
    ) async throws -> JSONObject {
        var input = syncInput(dataset.members)
        input["MaxResults"] = .integer(Int64(limit))
        input["NextToken"] = token.map(JSON.string)
        return try await read(PlannedCall("ListRecords", of: .sync, input: input))
    }
}
