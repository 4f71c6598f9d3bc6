import Foundation
import Kernel
import Wire

/// The parameters of a URL's query or of a form.
struct Query: Sendable {
    private let items: [(name: String, value: String)]

    /// Parses `text`; malformed text has no parameters.
    init(_ text: String) { items = Self.items(Array(text.utf8)) ?? [] }

    /// Parses the fields of an HTML form; nil if the body is no form.
    init?(form request: WireRequest) {
        let kind = request.header("content-type")?.prefix { $0 != ";" }.lowercased()
        guard kind?.trimmingCharacters(in: .whitespaces) == "application/x-www-form-urlencoded" else { return nil }
        // In a form a plus sign is a space (URL Standard, section 5.1); in a query it is literal.
        items = Self.items(request.body.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }) ?? []
    }

    /// - Returns: Nil if a percent sign is not followed by two digits, or decoded bytes are not UTF-8.
    private static func items(_ text: [UInt8]) -> [(name: String, value: String)]? {
        var items: [(name: String, value: String)] = []
        for part in text.split(separator: UInt8(ascii: "&")) {
            let cut = part.firstIndex(of: UInt8(ascii: "=")) ?? part.endIndex
            guard let name = PercentEncoding.decode(part[..<cut]).flatMap({ String(validating: $0, as: UTF8.self) }),
                let value = PercentEncoding.decode(part[cut...].dropFirst())
                    .flatMap({ String(validating: $0, as: UTF8.self) })
            else { return nil }
            items.append((name, value))
        }
        return items
    }

    /// The value of `name`; nil if it is missing, empty, repeated, or not stream-safe text.
    subscript(_ name: String) -> String? {
        let values = items.filter { $0.name.hasSameBytes(as: name) }
        guard values.count == 1, let value = values.first?.value, !value.isEmpty, StreamSafeText.admits(value) else {
            return nil
        }
        return value
    }
}
