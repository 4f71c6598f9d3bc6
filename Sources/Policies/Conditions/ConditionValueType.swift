import Kernel

/// The types of values of context keys, as SimulateCustomPolicy names them.
package enum ConditionValueType: String, CaseIterable, Sendable {
    case string = "string"
    case numeric = "numeric"
    case boolean = "boolean"
    case address = "ip"
    case binary = "binary"
    case date = "date"

    /// Whether a condition can read `text` as a value of this type.
    package func admits(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return switch self {
        case .string: true
        case .numeric: NumericValue(bytes) != nil
        case .boolean: ["true", "false"].contains { CaseFolding.folded(bytes).elementsEqual($0.utf8) }
        case .address: AddressValue(bytes[...]) != nil
        case .binary: Base64.decode(text) != nil
        case .date: ConditionDate.read(bytes) != nil
        }
    }
}
