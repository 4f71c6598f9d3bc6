import Foundation
import Kernel
import Wire

/// The parameters of a URL's query or of a form.
struct Query: Sendable {
    private let items: [URLQueryItem]

    /// Parses `text`; malformed text has no parameters.
    init(_ text: String) {
        // Not the setter of the encoded query, which stops the process on a stray percent sign.
        items = URLComponents(string: "?" + text)?.queryItems ?? []
    }

    /// Parses the fields of an HTML form; nil if the body is no form.
    init?(form request: WireRequest) {
        let kind = request.header("content-type")?.prefix { $0 != ";" }.lowercased()
        guard kind?.trimmingCharacters(in: .whitespaces) == "application/x-www-form-urlencoded" else { return nil }
        // In a form a plus sign is a space (URL Standard, section 5.1); in a query it is literal.
        self.init(String(decoding: request.body, as: UTF8.self).replacingOccurrences(of: "+", with: "%20"))
    }

    /// The value of `name`; nil if it is missing, empty, repeated, or not stream-safe text.
    subscript(_ name: String) -> String? {
        let values = items.filter { $0.name.hasSameBytes(as: name) }
        guard values.count == 1, let value = values[0].value, !value.isEmpty, StreamSafeText.admits(value) else {
            return nil
        }
        return value
    }
}
