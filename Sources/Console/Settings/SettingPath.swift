import Kernel
import Wire
package import WireRuntime

/// The place of a setting in the input of an operation: members of structures and keys of maps.
package struct SettingPath: Hashable, Sendable, ExpressibleByStringLiteral {
    let parts: [String]

    init(_ parts: [String]) { self.parts = parts }

    /// A constant, with points between the names.
    package init(stringLiteral text: String) {
        parts = text.utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) }
    }

    /// As pages and forms call it: `Policies.PasswordPolicy.MinimumLength`.
    var name: String { parts.joined(separator: ".") }

    /// Whether the place is within that of `other`.
    func isBelow(_ other: SettingPath) -> Bool {
        parts.count > other.parts.count && zip(parts, other.parts).allSatisfy { $0.hasSameBytes(as: $1) }
    }
}

extension JSONObject {
    /// The value at a place; nil if there is none.
    package func value(at path: SettingPath) -> JSON? {
        guard let first = path.parts.first else { return nil }
        guard path.parts.count > 1 else { return self[first] }
        return self[first]?.object?.value(at: SettingPath(Array(path.parts.dropFirst())))
    }

    /// These members without the value at a place.
    package func removing(_ path: SettingPath) -> JSONObject {
        value(at: path) == nil ? self : merging(.change(at: path, to: nil))
    }

    /// What an object is merged with to have `value` at a place.
    static func change(at path: SettingPath, to value: JSON?) -> JSONObject {
        guard let first = path.parts.first else { return JSONObject() }
        guard path.parts.count > 1 else { return JSONObject([Member(first, value ?? .null)]) }
        return JSONObject([Member(first, .object(change(at: SettingPath(Array(path.parts.dropFirst())), to: value)))])
    }
}

extension StructureShape {
    /// The shape at a place, and whether its value is hidden; nil if there is no such place.
    func shape(at path: SettingPath) -> (shape: Shape, isHidden: Bool)? {
        guard let first = path.parts.first, let member = members.first(where: { $0.name.hasSameBytes(as: first) })
        else { return nil }
        let rest = SettingPath(Array(path.parts.dropFirst()))
        guard let key = rest.parts.first else {
            return (member.shape, Masking.hides(member.name, of: self, shape: member.shape))
        }
        switch member.shape.kind {
        case .structure(let inner): return inner.shape(at: rest)
        case .map(_, let value) where rest.parts.count == 1: return (value, Masking.isHidden(entry: key))
        case .map(_, let value):
            guard case .structure(let inner) = value.kind else { return nil }
            return inner.shape(at: SettingPath(Array(rest.parts.dropFirst())))
        default: return nil
        }
    }
}
