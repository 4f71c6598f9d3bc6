import Kernel
import WireRuntime

/// Writes XML text to a byte buffer. Names of elements come from the models, whose names XML allows.
struct XMLWriter {
    /// The text so far.
    private(set) var bytes: [UInt8] = []

    /// Begins an element.
    ///
    /// - Parameter namespace: The default namespace from here on, if it changes: a constant without special characters.
    mutating func open(_ name: String, namespace: String? = nil) {
        append("<\(name)")
        if let namespace { append(" xmlns=\"\(namespace)\"") }
        append(">")
    }

    /// Ends the innermost element.
    mutating func close(_ name: String) { append("</\(name)>") }

    /// Writes an element of text alone.
    mutating func element(_ name: String, text: String) {
        open(name)
        write(text)
        close(name)
    }

    /// Writes text. Characters that XML cannot carry, even escaped, become U+FFFD (XML 1.0, section 2.2).
    private mutating func write(_ text: String) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": append("&amp;")
            case "<": append("&lt;")
            // Otherwise it would end a CDATA section, which strict parsers report.
            case ">": append("&gt;")
            case "\"": append("&quot;")
            // Otherwise a parser would replace it by a line feed (section 2.11).
            case "\r": append("&#xD;")
            case "\t", "\n": append(scalar)
            case ..<" ", "\u{FFFE}", "\u{FFFF}": append("\u{FFFD}")
            default: append(scalar)
            }
        }
    }

    private mutating func append(_ scalar: Unicode.Scalar) { bytes.append(contentsOf: UTF8.encode(scalar) ?? .init()) }

    private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}

extension XMLWriter {
    /// Writes the members of a structure in the order of its shape.
    mutating func write(_ document: JSONObject, as shape: StructureShape) {
        for member in shape.members {
            guard let value = document[member.name], value != .null else { continue }
            write(value, as: member.shape, called: member.name)
        }
    }

    private mutating func write(_ json: JSON, as shape: Shape, called name: String) {
        switch (shape.kind, json) {
        case (.structure(let structure), .object(let fields)):
            open(name)
            write(fields, as: structure)
            close(name)
        case (.list(let element), .array(let items)): write(items, as: element, in: shape, called: name)
        case (.map(let key, let value), .object(let fields)):
            write(fields, as: key, value: value, in: shape, called: name)
        case (.timestamp, _): element(name, text: json.instant.map { CivilTime($0).timestamp } ?? "")
        default: element(name, text: json.plainText)
        }
    }

    private mutating func write(_ items: [JSON], as element: Shape, in list: Shape, called name: String) {
        if !list.isFlattened { open(name) }
        for item in items { write(item, as: element, called: list.isFlattened ? name : "member") }
        if !list.isFlattened { close(name) }
    }

    private mutating func write(
        _ fields: JSONObject, as key: Shape, value: Shape, in map: Shape, called name: String
    ) {
        if !map.isFlattened { open(name) }
        for member in fields.members {
            let entry = map.isFlattened ? name : "entry"
            open(entry)
            write(.string(member.name), as: key, called: "key")
            write(member.value, as: value, called: "value")
            close(entry)
        }
        if !map.isFlattened { close(name) }
    }
}
