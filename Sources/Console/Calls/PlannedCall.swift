import Kernel
import Wire
import WireRuntime

/// A command of the admin port that a page is about to use, and the words that do the same in a shell.
struct PlannedCommand: Sendable {
    let name: String
    let input: JSONObject
    let words: String
}

/// A call that a page is about to make.
struct PlannedCall: Sendable {
    let name: String
    let service: ServiceName
    let input: JSONObject
    /// The input as commands show it, if it has a file.
    var shown: JSONObject?

    /// A call of an operation, of user pools if not told otherwise.
    init(_ name: String, of service: ServiceName = .userPools, input: JSONObject) {
        (self.name, self.service, self.input) = (name, service, input)
    }

    /// A call with a typed input.
    init<Input: OperationInput>(_ input: Input) {
        (name, service) = (Input.operation.name, Input.operation.service)
        self.input = (try? JSONReader.read(input.jsonBytes, limits: .trusted).object) ?? JSONObject()
    }
}
