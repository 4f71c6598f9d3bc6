import Kernel
import WireRuntime

/// Reads the parameters of a request in the query protocol as the document that a shape describes.
///
/// `Tags.member.1.Key=a` is the member `Key` of the first element of the list `Tags`, and `Names.entry.1.key=a` the key
/// of the first entry of the map `Names`. A flattened list or map lacks the level `member` or `entry`. Parameters that
/// the shape does not have are ignored, like unknown members of JSON.
///
/// Elements are numbered from 1 without gaps, so that a number only decides the order. Each parameter is visited once
/// for each of its parts.
struct QueryReader {
    private typealias Group = [QueryForm.Parameter]

    /// The document of `shape` in `form`.
    ///
    /// - Throws: `ServiceError` with `.serialization` for a parameter that is repeated, malformed or at a position that
    ///   the shape does not have; with `.validation` for text with too many combining marks.
    static func document(_ form: QueryForm, as shape: StructureShape) throws(ServiceError) -> JSONObject {
        try members(form.parameters, shape: shape, at: 0)
    }

    private static func members(
        _ group: Group, shape: StructureShape, at level: Int
    ) throws(ServiceError) -> JSONObject {
        let groups = grouped(group, by: level)
        var members: [JSONObject.Member] = []
        for member in shape.members {
            guard let group = groups[member.name] else { continue }
            members.append(.init(member.name, try value(group, shape: member.shape, at: level + 1)))
        }
        return JSONObject(members)
    }

    /// The value of the parameters in `group`, whose names have the same first `level` parts.
    private static func value(_ group: Group, shape: Shape, at level: Int) throws(ServiceError) -> JSON {
        let leaves = group.filter { $0.path.count == level }
        guard let leaf = leaves.first else { return try nested(group, shape: shape, at: level) }
        guard leaves.count == 1 else { throw .repeated(leaf.name) }
        guard group.count == 1 else { throw mismatch(leaf, what: "a value and parts") }
        return try json(leaf, shape: shape)
    }

    private static func nested(_ group: Group, shape: Shape, at level: Int) throws(ServiceError) -> JSON {
        switch shape.kind {
        case .structure(let structure): return .object(try members(group, shape: structure, at: level))
        case .list(let element):
            var items: [JSON] = []
            for (item, level) in try elements(group, called: "member", of: shape, at: level) {
                items.append(try value(item, shape: element, at: level))
            }
            return .array(items)
        case .map(let key, let element):
            var entries: [(JSON, JSON)] = []
            for (entry, level) in try elements(group, called: "entry", of: shape, at: level) {
                entries.append(try self.entry(entry, key: key, element: element, at: level))
            }
            return .object(try object(entries, at: group.first))
        default: throw mismatch(group.first, what: "parts, but is a value")
        }
    }

    private static func grouped(_ group: Group, by level: Int) -> [String: Group] {
        Dictionary(grouping: group.filter { $0.path.count > level }) { $0.path[level] }
    }

    /// The parameters of each element of a list or map, in the order of their numbers, with the level after the number.
    private static func elements(
        _ group: Group, called name: String, of shape: Shape, at level: Int
    ) throws(ServiceError) -> [(Group, Int)] {
        let number = shape.isFlattened ? level : level + 1
        for parameter in group {
            guard parameter.path.count > number, shape.isFlattened || parameter.path[level].hasSameBytes(as: name)
            else { throw mismatch(parameter, what: "no number of an element after '\(name)'") }
        }
        let numbered = grouped(group, by: number)
        var elements: [(Group, Int)] = []
        for element in 1...max(1, numbered.count) {
            guard let parameters = numbered[String(element)] else {
                throw mismatch(group.first, what: "elements that are not numbered from 1 without gaps")
            }
            elements.append((parameters, number + 1))
        }
        return elements
    }
}

extension QueryReader {
    private static func entry(
        _ group: Group, key: Shape, element: Shape, at level: Int
    ) throws(ServiceError) -> (JSON, JSON) {
        let parts = grouped(group, by: level)
        guard let keys = parts["key"], let values = parts["value"] else {
            throw mismatch(group.first, what: "an entry without key or value")
        }
        return (try value(keys, shape: key, at: level + 1), try value(values, shape: element, at: level + 1))
    }

    private static func object(
        _ entries: [(JSON, JSON)], at parameter: QueryForm.Parameter?
    ) throws(ServiceError) -> JSONObject {
        var members: [JSONObject.Member] = []
        var keys: Set<String> = []
        for (key, value) in entries {
            // Keys are hashed, so they must be as short as names in JSON.
            guard let key = key.string, key.utf8.count <= JSONReader.Limits().name, keys.insert(key).inserted else {
                throw mismatch(parameter, what: "a key that is repeated or too long")
            }
            members.append(.init(key, value))
        }
        return JSONObject(members)
    }

    /// The value of a parameter without parts.
    ///
    /// - Throws: `ServiceError` if the shape does not have such a value.
    static func json(_ parameter: QueryForm.Parameter, shape: Shape) throws(ServiceError) -> JSON {
        let text = parameter.value
        switch shape.kind {
        case .string, .enumeration, .blob: return .string(try checked(parameter))
        case .boolean where ["true", "false"].contains(where: text.hasSameBytes):
            return .boolean(text.hasSameBytes(as: "true"))
        case .integer, .long:
            // Numbers of 64 bits are not longer.
            if text.utf8.count <= 20, let number = Int64(text) { return .integer(number) }
            throw mismatch(parameter, what: "a value that is not a whole number")
        case .timestamp:
            if let instant = Instant(timestamp: text) { return .integer(instant.seconds) }
            throw mismatch(parameter, what: "a value that is not a time, such as 2026-11-21T00:30:00Z")
        // An empty list or map does not have elements to name.
        case .list where text.utf8.isEmpty: return .array([])
        case .map where text.utf8.isEmpty: return .object(JSONObject())
        default: throw mismatch(parameter, what: "a value of another type")
        }
    }

    private static func checked(_ parameter: QueryForm.Parameter) throws(ServiceError) -> String {
        guard !parameter.value.utf8.contains(0) else { throw mismatch(parameter, what: "the character U+0000") }
        guard StreamSafeText.admits(parameter.value) else {
            throw ServiceError(
                .validation,
                "The parameter \(parameter.name) has more than \(StreamSafeText.maxRun) combining marks in a row.")
        }
        return parameter.value
    }

    private static func mismatch(_ parameter: QueryForm.Parameter?, what: String) -> ServiceError {
        ServiceError(.serialization, "The parameter \(parameter?.name ?? "") has \(what).")
    }
}
