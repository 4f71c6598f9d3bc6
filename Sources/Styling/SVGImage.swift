import Kernel

/// A logo as SVG, cleaned: the recognised drawing is written as a new file that contains nothing else.
///
/// Pages show it as an image, and browsers neither run scripts nor load anything in images. Its address may also be
/// opened as a page, so the file keeps nothing of that kind.
struct SVGImage {
    /// The cleaned file.
    let bytes: [UInt8]

    /// Whether a file looks as if it were SVG, since it begins as XML.
    static func isPlausible(_ bytes: [UInt8]) -> Bool {
        bytes.drop { [0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D].contains($0) }.first == UInt8(ascii: "<")
    }

    /// Reads a file. The cost is linear in its length.
    ///
    /// - Throws: `InvalidInput` if it is not well-formed, or uses unsupported ways of drawing.
    init(_ file: [UInt8]) throws {
        guard String(validating: file, as: UTF8.self) != nil else { throw Self.refusal("is not UTF-8") }
        var reader = SVGReader(file)
        bytes = try reader.image()
    }

    static func refusal(_ what: String) -> InvalidInput { InvalidInput("The SVG logo \(what).") }

    /// Elements that draw, or define how to draw.
    static let drawing: Set<String> = [
        "svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "defs", "linearGradient",
        "radialGradient", "stop", "clipPath",
    ]
    /// Elements that a picture does not need: they are removed with their content.
    static let needless: Set<String> = [
        "script", "metadata", "title", "desc", "foreignObject", "animate", "animateMotion", "animateTransform", "set",
    ]
    /// Attributes of shapes and gradients.
    static let attributes: Set<String> = [
        "id", "d", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "width", "height",
        "points", "transform", "viewBox", "preserveAspectRatio", "offset", "gradientUnits", "gradientTransform",
        "spreadMethod", "clipPathUnits",
    ]
    /// Attributes that may also occur in `style`.
    static let presentation: Set<String> = [
        "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap",
        "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset", "opacity", "clip-path",
        "clip-rule", "stop-color", "stop-opacity", "color", "display", "visibility",
    ]

    /// Whether a value is made of words, numbers, colours and functions of them; an address only within the image.
    static func isPlain(_ value: String, of name: String) -> Bool {
        let isMade = value.utf8.allSatisfy { $0.isASCIIAlphanumeric || " .,#%()+-_\t\r\n".utf8.contains($0) }
        guard isMade, value.utf8.contains(UInt8(ascii: "(")), name != "transform", name != "gradientTransform" else {
            return isMade
        }
        let lowercased = value.lowercased()
        let isColor = lowercased.utf8.starts(with: "rgb".utf8) && lowercased.firstRange(of: "url") == nil
        return isReference(value) || isColor
    }

    /// Whether `value` is `url(#id)`.
    private static func isReference(_ value: String) -> Bool {
        guard value.utf8.starts(with: "url(#".utf8), value.utf8.last == UInt8(ascii: ")") else { return false }
        return value.utf8.dropFirst(5).dropLast().allSatisfy { $0.isASCIIAlphanumeric || "-_.".utf8.contains($0) }
    }
}
