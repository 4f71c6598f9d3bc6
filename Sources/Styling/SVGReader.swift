import Kernel

/// Reads an SVG file one byte after the other, and writes what `SVGImage` accepts of it.
struct SVGReader {
    private let bytes: [UInt8]
    private var position = 0
    private var written: [UInt8] = []
    /// The elements that have begun and not ended, the root first.
    private var openElements: [(name: String, isKept: Bool)] = []
    /// Whether the root has ended.
    private var isDone = false

    /// The most elements within one another.
    private static let maxDepth = 32

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Reads the whole file.
    ///
    /// - Returns: The cleaned file.
    /// - Throws: `InvalidInput`.
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
                try endElement()
            } else {
                try beginElement()
            }
        }
        guard isDone, openElements.isEmpty else { throw SVGImage.refusal("is not complete") }
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
        guard starts("<!DOCTYPE"), openElements.isEmpty else {
            throw SVGImage.refusal("has a part that is not an element")
        }
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

    private mutating func endElement() throws {
        position += 2
        let name = try name()
        skipSpace()
        guard next == UInt8(ascii: ">"), let last = openElements.popLast(), last.name.hasSameBytes(as: name) else {
            throw SVGImage.refusal("is not well-formed")
        }
        position += 1
        if last.isKept { written += "</\(name)>".utf8 }
        isDone = openElements.isEmpty
    }

    private mutating func beginElement() throws {
        position += 1
        let name = try name()
        let given = try attributes()
        let isEmpty = next == UInt8(ascii: "/")
        if isEmpty { position += 1 }
        guard next == UInt8(ascii: ">"), !isDone, openElements.count < Self.maxDepth else {
            throw SVGImage.refusal("is not well-formed")
        }
        position += 1
        let isKept = try keeps(name)
        if isKept { try write(name, with: given, isEmpty: isEmpty) }
        if !isEmpty { openElements.append((name, isKept)) }
        isDone = openElements.isEmpty
    }

    /// Whether an element is kept, or left out with all in it.
    private func keeps(_ name: String) throws -> Bool {
        guard let parent = openElements.last else {
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
        for (attribute, value) in given { kept.add(attribute, value: value, of: name, isClipped: isInClipPath) }
        if openElements.isEmpty { try kept.requireSize() }
        written += "<\(name)\(openElements.isEmpty ? " xmlns=\"http://www.w3.org/2000/svg\"" : "")\(kept.text)".utf8
        written += (isEmpty ? "/>" : ">").utf8
    }

    /// A clip path within a clip path could double the work at each level.
    private var isInClipPath: Bool { openElements.contains { $0.name == "clipPath" } }
}
