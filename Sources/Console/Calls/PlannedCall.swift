import Kernel
import Wire
import WireRuntime

/// A call that a page is about to make.
struct PlannedCall: Sendable {
    let name: String
    let service: ServiceName
    let input: JSONObject

    /// A call of an operation of user pools.
    init(_ name: String, input: JSONObject) { (self.name, service, self.input) = (name, .userPools, input) }

    /// A call with a typed input.
    init<Input: OperationInput>(_ input: Input) {
        (name, service) = (Input.operation.name, Input.operation.service)
        self.input = (try? JSONReader.read(input.jsonBytes, limits: .trusted).object) ?? JSONObject()
    }
}
