import Kernel

/// The attributes of an element that are kept, each once.
struct SVGAttributes {
    private var values: [String: String] = [:]
    private var order: [String] = []

    /// Adds an attribute, or the declarations of `style`, if they may be kept.
    ///
    /// - Parameter isClipped: Whether the element is within a clip path.
    mutating func add(_ name: String, value: String, of element: String, isClipped: Bool) {
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

    /// Checks that the root has a view box, or adds one.
    ///
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

    /// The attributes as they are written, each after a space. `SVGImage.isPlain` excludes quotes and angle brackets.
    var text: String { order.map { " \($0)=\"\(values[$0] ?? "")\"" }.joined() }

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

    /// The length in pixels without its unit; nil if it is missing or not a positive number of pixels.
    private func length(_ name: String) -> String? {
        guard var value = values[name] else { return nil }
        if value.utf8.suffix(2).elementsEqual("px".utf8) { value.removeLast(2) }
        return Double(value).flatMap { $0.isFinite && $0 > 0 ? value : nil }
    }
}
