import Audit
import Kernel
import Wire
import WireRuntime

/// A command that changes the store as a whole, as records name it.
private struct MaintenanceOperation: FramedOperation {
    let name: String
    var kind: RequestKind { .command }
    private var model: OperationModel {
        OperationModel(name: name, service: .userPools, signed: false, hasOutput: false, errors: [])
    }

    func failure(_ error: any Error) -> ServiceError { model.failure(error) }
    func recorded(_ failure: ServiceError) -> ErrorRecord { model.recorded(failure) }
}

extension Configuration {
    /// Leaves an audit record of a command that has changed the store as a whole, after it has closed the store.
    ///
    /// - Throws: What prevents opening the store or the log. The command's changes stay.
    func recordMaintenance(_ name: String) async throws {
        guard audit.scope != .off else { return }
        let store = try await OpenStore(self, world: .live)
        try await store.close {
            // A log that cannot be written is reported by the next server.
            guard let recorder = try await openAuditLog(on: store, problems: { _ in }) else { return }
            let request = WireRequest(requestID: store.world.uuid())
            _ = await RequestFrame(finished: { recorder.record($0) })
                .run(request, as: MaintenanceOperation(name: name)) { _ in }
            await recorder.close()
        }
    }
}
