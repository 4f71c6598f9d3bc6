import Kernel
import WireRuntime

extension JSON {
    /// The value as JSON text, with a line for each member and element.
    ///
    /// - Parameter indent: What the lines after the first one begin with.
    func shown(indent: String = "") -> String {
        let inner = indent + "  "
        switch self {
        case .array(let items) where !items.isEmpty:
            let lines = items.map { inner + $0.shown(indent: inner) }
            return "[\n\(lines.joined(separator: ",\n"))\n\(indent)]"
        case .object(let object) where !object.members.isEmpty:
            let lines = object.members.map {
                "\(inner)\(JSON.string($0.name).compact): \($0.value.shown(indent: inner))"
            }
            return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
        default: return compact
        }
    }

    /// The value as JSON text in one line.
    var compact: String {
        var writer = JSONWriter()
        writer.write(self)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
