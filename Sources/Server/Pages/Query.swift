import Foundation
import Kernel
import Wire

/// The parameters behind the question mark of an address, or of a form.
struct Query: Sendable {
    private let items: [URLQueryItem]

    /// Reads `text`; what is not well-formed holds no parameters.
    init(_ text: String) {
        // Not the setter of the encoded query: that one stops the process over a stray percent sign.
        items = URLComponents(string: "?" + text)?.queryItems ?? []
    }

    /// Reads the fields of a form that a browser has sent; nil if the body is no such form.
    init?(form request: WireRequest) {
        let kind = request.header("content-type")?.prefix { $0 != ";" }.lowercased()
        guard kind?.trimmingCharacters(in: .whitespaces) == "application/x-www-form-urlencoded" else { return nil }
        // In a form a plus sign is a space (URL Standard, section 5.1); in a query it stands for itself.
        self.init(String(decoding: request.body, as: UTF8.self).replacingOccurrences(of: "+", with: "%20"))
    }

    /// The value of `name`, or nil where it is missing, empty, given more than once, or no stream-safe text.
    subscript(_ name: String) -> String? {
        let values = items.filter { $0.name.hasSameBytes(as: name) }
        guard values.count == 1, let value = values[0].value, !value.isEmpty, StreamSafeText.admits(value) else {
            return nil
        }
        return value
    }
}
