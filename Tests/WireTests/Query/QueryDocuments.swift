import Foundation
import Wire

extension QueryFixture {
    /// A file beside the tests, which the walks compare with what the SDK for Python reads and writes.
    static func document(_ name: String) throws -> String {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return try String(contentsOf: folder.appending(path: "Documents/\(name)"), encoding: .utf8)
    }
}

extension WireResponse {
    /// The text of the first element called `name`, as it stands in the document.
    func xml(_ name: String) -> String? {
        guard let open = text.range(of: "<\(name)>"), let close = text.range(of: "</\(name)>") else { return nil }
        return String(text[open.upperBound..<close.lowerBound])
    }
}
