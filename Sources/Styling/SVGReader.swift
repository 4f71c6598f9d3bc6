import Kernel

/// Reads an SVG file one byte after the other, and writes what `SVGImage` accepts of it.
struct SVGReader {
    private let bytes: [UInt8]
    private var position = 0
    private var written: [UInt8] = []
    private var open: [(name: String, isKept: Bool)] = []
    private var isDone = false

    private static let maxDepth = 32

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func image() throws -> [UInt8] {
        while let byte = next {
            if byte != UInt8(ascii: "<") {
                // Text is not drawn, so anything between elements is left out.
                position += 1
            } else if starts("<!--") {
                try skip(past: "-->")
            } else if starts("<?") {
                try skip(past: "?>")
            } else if starts("<!") {
                try skipDoctype()
            } else if starts("</") {
                try close()
            } else {
                try element()
            }
        }
        guard isDone, open.isEmpty else { throw SVGImage.refusal("is not complete") }
        return written
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func starts(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

    private mutating func skip(past end: String) throws {
        let mark = Array(end.utf8)
        while position < bytes.count {
            if bytes[position] == mark[0], bytes[position...].starts(with: mark) {
                position += mark.count
                return
            }
            position += 1
        }
        throw SVGImage.refusal("is not complete")
    }

    /// A document type may declare entities, which are not read.
    private mutating func skipDoctype() throws {
        guard starts("<!DOCTYPE"), open.isEmpty else { throw SVGImage.refusal("has a part that is not an element") }
        while let byte = next, byte != UInt8(ascii: ">") {
            guard byte != UInt8(ascii: "[") else { throw SVGImage.refusal("declares entities") }
            position += 1
        }
        position += 1
    }

    private mutating func skipSpace() { while let byte = next, " \t\r\n".utf8.contains(byte) { position += 1 } }

    private mutating func name() throws -> String {
        let start = position
        while let byte = next, byte.isASCIIAlphanumeric || "-_.:".utf8.contains(byte) { position += 1 }
        guard position > start else { throw SVGImage.refusal("is not well-formed") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func close() throws {
        position += 2
        let name = try name()
        skipSpace()
        guard next == UInt8(ascii: ">"), let last = open.popLast(), last.name.hasSameBytes(as: name) else {
            throw SVGImage.refusal("is not well-formed")
        }
        position += 1
        if last.isKept { written += "</\(name)>".utf8 }
        isDone = open.isEmpty
    }

    private mutating func element() throws {
        position += 1
        let name = try name()
        let given = try attributes()
        let isEmpty = next == UInt8(ascii: "/")
        if isEmpty { position += 1 }
        guard next == UInt8(ascii: ">"), !isDone, open.count < Self.maxDepth else {
            throw SVGImage.refusal("is not well-formed")
        }
        position += 1
        let isKept = try keeps(name)
        if isKept { try write(name, with: given, isEmpty: isEmpty) }
        if !isEmpty { open.append((name, isKept)) }
        isDone = open.isEmpty
    }

    /// Whether an element is kept, or left out with all in it.
    private func keeps(_ name: String) throws -> Bool {
        guard let parent = open.last else {
            guard name == "svg" else { throw SVGImage.refusal("does not begin with svg") }
            return true
        }
        guard parent.isKept, !SVGImage.needless.contains(name), !name.utf8.contains(UInt8(ascii: ":")) else {
            return false
        }
        guard SVGImage.drawing.contains(name), name != "svg" else {
            throw SVGImage.refusal(
                "has the element \(name.prefix(40)), which is not accepted; export it as paths, with presentation "
                    + "attributes")
        }
        return true
    }

    private mutating func attributes() throws -> [(name: String, value: String)] {
        var found: [(name: String, value: String)] = []
        while true {
            skipSpace()
            guard let byte = next, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "/") else { return found }
            let name = try name()
            skipSpace()
            guard next == UInt8(ascii: "=") else { throw SVGImage.refusal("is not well-formed") }
            position += 1
            skipSpace()
            guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
                throw SVGImage.refusal("is not well-formed")
            }
            position += 1
            let start = position
            while let byte = next, byte != quote, byte != UInt8(ascii: "<") { position += 1 }
            guard next == quote else { throw SVGImage.refusal("is not well-formed") }
            found.append((name, String(decoding: bytes[start..<position], as: UTF8.self)))
            position += 1
        }
    }

    private mutating func write(_ name: String, with given: [(name: String, value: String)], isEmpty: Bool) throws {
        var kept = SVGAttributes()
        for (attribute, value) in given { kept.add(attribute, being: value, of: name, isClipped: isInClipPath) }
        if open.isEmpty { try kept.requireSize() }
        written += "<\(name)\(open.isEmpty ? " xmlns=\"http://www.w3.org/2000/svg\"" : "")\(kept.text)".utf8
        written += (isEmpty ? "/>" : ">").utf8
    }

    /// A clip path within a clip path could double the work at each level.
    private var isInClipPath: Bool { open.contains { $0.name == "clipPath" } }
}

/// The attributes of an element that are kept, each once.
private struct SVGAttributes {
    private var values: [String: String] = [:]
    private var order: [String] = []

    mutating func add(_ name: String, being value: String, of element: String, isClipped: Bool) {
        if name == "style" {
            for declaration in value.split(separator: ";") {
                let parts = declaration.split(separator: ":", maxSplits: 1).map(Self.trimmed)
                guard parts.count == 2, SVGImage.presentation.contains(parts[0]) else { continue }
                set(parts[0], to: parts[1], of: element, isClipped: isClipped)
            }
        } else if ["href", "xlink:href"].contains(name), value.utf8.first == UInt8(ascii: "#"),
            ["linearGradient", "radialGradient"].contains(element)
        {
            set("href", to: value, of: element, isClipped: isClipped)
        } else if SVGImage.attributes.contains(name) || SVGImage.presentation.contains(name) {
            set(name, to: value, of: element, isClipped: isClipped)
        }
    }

    private mutating func set(_ name: String, to value: String, of element: String, isClipped: Bool) {
        guard SVGImage.isPlain(value, of: name) else { return }
        guard name != "clip-path" || !(isClipped || element == "clipPath") else { return }
        if values.updateValue(value, forKey: name) == nil { order.append(name) }
    }

    private static func trimmed(_ text: Substring) -> String {
        let isSpace = { (character: Character) in character.isWhitespace }
        let rest = text.drop(while: isSpace)
        return rest.lastIndex { !isSpace($0) }.map { String(rest[...$0]) } ?? ""
    }

    /// - Throws: `InvalidInput` if neither a view box nor width and height determine the size of the image.
    mutating func requireSize() throws {
        if values["viewBox"] == nil, let width = length("width"), let height = length("height") {
            values["viewBox"] = "0 0 \(width) \(height)"
            order.append("viewBox")
        }
        let box = (values["viewBox"] ?? "").split { $0 == " " || $0 == "," }.map { Double($0) ?? .nan }
        guard box.count == 4, box.allSatisfy(\.isFinite), box[2] > 0, box[3] > 0 else {
            throw SVGImage.refusal("has no view box")
        }
        for name in ["width", "height"] where length(name) == nil {
            values[name] = nil
            order.removeAll { $0 == name }
        }
    }

    /// The length in pixels.
    private func length(_ name: String) -> String? {
        guard var value = values[name] else { return nil }
        if value.utf8.suffix(2).elementsEqual("px".utf8) { value.removeLast(2) }
        return Double(value).flatMap { $0.isFinite && $0 > 0 ? value : nil }
    }

    var text: String { order.map { " \($0)=\"\(values[$0] ?? "")\"" }.joined() }
}
