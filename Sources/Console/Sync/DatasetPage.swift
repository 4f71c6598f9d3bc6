import Kernel
import Wire
import WireRuntime

/// The records of a dataset. Changes stay in the page until they are synchronized.
struct DatasetPage: ConsolePage {
    let pattern = "/console/identity-pools/{identity-pool}/dataset"
    let methods = ["GET", "POST"]

    /// What the buttons of the page do.
    private enum Act: String {
        case save, format, remove, discard, synchronize
    }

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        guard let identity = visit.query["identity"], let name = visit.query.anyText("name") else {
            throw ServiceError.invalidParameter(visit.texts.sync.noDatasets)
        }
        let place = ShownDataset(identity: identity, name: name)
        let read = try await visit.records(of: place, from: visit.query["next"])
        var form = DatasetForm(place: place, read: read, visit: visit)
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

    /// Stores the changes in one update, which takes all of them or none.
    private func synchronize(_ form: DatasetForm, on visit: ConsoleVisit) async throws -> ConsoleResponse {
        guard !form.pending.all.isEmpty else { throw ServiceError.invalidParameter(visit.texts.sync.nothingPending) }
        // The token says from which state the update goes on; the counts say what the page has shown.
        let begun = try await visit.records(of: form.place, from: nil, limit: 1)
        var input = visit.syncInput([("IdentityId", form.place.identity), ("DatasetName", form.place.name)])
        input["SyncSessionToken"] = begun["SyncSessionToken"]
        input["RecordPatches"] = .array(form.pending.all.map(\.patch))
        _ = try await visit.ask("UpdateRecords", on: input)
        return .redirect(
            visit.syncAddress(
                "dataset",
                query: [("identity", form.place.identity), ("name", form.place.name), ("done", "UpdateRecords")]))
    }
}

/// A dataset of an identity.
struct ShownDataset: Sendable {
    let identity: String
    let name: String
}

extension ConsoleVisit {
    /// A page of the records of a dataset, which need not exist yet.
    func records(of place: ShownDataset, from next: String?, limit: Int = 50) async throws -> JSONObject {
        var input = syncInput([("IdentityId", place.identity), ("DatasetName", place.name)])
        input["MaxResults"] = .integer(Int64(limit))
        input["NextToken"] = next.map(JSON.string)
        return try await ask("ListRecords", on: input)
    }
}
