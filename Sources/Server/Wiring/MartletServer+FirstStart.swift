import Kernel
import Wire
import WireRuntime

extension MartletServer {
    /// Records what the first start created, as the requests of an operator are recorded (ADM-12). No key signed it.
    ///
    /// - Parameters:
    ///   - operation: The operation that would have done the same.
    ///   - note: Notes the subject in the `AuditContext`.
    func recordFirstStart(_ operation: String, note: @escaping @Sendable () -> Void) async {
        let model = OperationModel(name: operation, service: .userPools, signed: false, hasOutput: true, errors: [])
        _ = await frame.run(WireRequest(requestID: "first-start"), as: model) { _ in note() }
    }
}
