import Kernel
import WireRuntime

/// Enumerations that exist both on the wire and in `Directory`.
extension OpenEnum {
    /// The value as `Directory` stores it.
    ///
    /// - Throws: `InvalidInput` for an unknown value; the model's list has already been checked.
    func storedValue<Value: RawRepresentable<String>>() throws -> Value {
        guard let value = Value(rawValue: rawValue) else { throw InvalidInput("\(rawValue) is not known here.") }
        return value
    }

    /// The wire's value for a value that `Directory` stores.
    init(_ value: some RawRepresentable<String>) { self.init(rawValue: value.rawValue) }
}

extension Array {
    /// Nil for an empty list, because the service omits those.
    var nilIfEmpty: [Element]? { isEmpty ? nil : self }
}
