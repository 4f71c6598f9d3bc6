import Kernel
import Wire
import WireRuntime

extension MartletServer {
    /// Records what the first start created, like the requests of an operator (ADM-12). The record has no signing key.
    ///
    /// - Parameters:
    ///   - operation: The operation that would have done the same.
    ///   - note: Notes the subject in the `AuditContext`.
    func recordFirstStart(_ operation: String, note: @escaping @Sendable () -> Void) async {
        let model = OperationModel(name: operation, service: .userPools, signed: false, hasOutput: true, errors: [])
        _ = await frame.run(WireRequest(requestID: "first-start"), as: model) { _ in note() }
    }
}
