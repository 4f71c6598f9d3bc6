import Foundation
import Kernel

/// The parameters behind the question mark of an address.
struct Query: Sendable {
    private let items: [URLQueryItem]

    /// Reads `text`; what is not well-formed holds no parameters.
    init(_ text: String) {
        // Not the setter of the encoded query: that one stops the process over a stray percent sign.
        items = URLComponents(string: "?" + text)?.queryItems ?? []
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
