import Kernel
import Wire
import WireRuntime

/// A call that a page is about to make.
struct PlannedCall: Sendable {
    let name: String
    let service: ServiceName
    let input: JSONObject
    /// The input as commands show it, if it has a file.
    var shown: JSONObject?

    /// A call of an operation.
    init(_ name: String, of service: ServiceName = .userPools, input: JSONObject) {
        (self.name, self.service, self.input) = (name, service, input)
    }

    /// A call with a typed input.
    init<Input: OperationInput>(_ input: Input) {
        (name, service) = (Input.operation.name, Input.operation.service)
        // A typed input is written as an object in any case.
        self.input = (try? JSONReader.read(input.jsonBytes, limits: .trusted).object) ?? JSONObject()
    }
}

/// A command of the admin port that a page is about to use.
struct PlannedCommand: Sendable {
    let name: String
    let input: JSONObject
    /// What does the same in a shell.
    let words: String
}
