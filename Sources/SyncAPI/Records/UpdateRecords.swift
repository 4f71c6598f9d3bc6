import Kernel
import Sync
import SyncModel
import Wire

/// Changes records of a dataset: all, or none if one is stale (SYN-CFL-01).
struct UpdateRecords: Operation {
    let records: Records

    func perform(_ input: UpdateRecordsInput, for caller: IAMCaller) async throws -> UpdateRecordsOutput {
        let written = try await records.update(
            DatasetPlace(input), with: try (input.recordPatches ?? []).map(RecordChange.init),
            session: input.syncSessionToken, by: input.deviceId ?? caller.author,
            asksFunction: caller.identity != nil)
        return UpdateRecordsOutput(records: written.map { Record($0) })
    }
}

extension RecordChange {
    /// The change that a patch describes.
    ///
    /// - Throws: `InvalidInput` if the new value is missing.
    fileprivate init(_ patch: RecordPatch) throws {
        guard patch.op == .remove || patch.value != nil else {
            throw InvalidInput("A patch that replaces a record has a Value.")
        }
        self.init(
            patch.key, value: patch.op == .remove ? nil : patch.value, syncCount: patch.syncCount,
            deviceModifiedAt: patch.deviceLastModifiedDate)
    }
}
