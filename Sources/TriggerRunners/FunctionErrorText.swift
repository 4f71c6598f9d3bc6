import Kernel
import WireRuntime

/// The error that a function returned: `{"errorMessage": "…", "errorType": "…"}`.
enum FunctionErrorText {
    /// The most bytes of a message, which callers see.
    private static let maxBytes = 4096

    /// The message in `body`; nil if it has none.
    static func message(in body: [UInt8]) -> String? {
        guard let message = (try? JSONReader.read(body))?.object?["errorMessage"]?.string else { return nil }
        // A cut in a character leaves a replacement character.
        return String(decoding: message.utf8.prefix(maxBytes), as: UTF8.self)
    }
}
