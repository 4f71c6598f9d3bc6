import Kernel
import Wire

/// The session token of a request: in its header or, for a signature in the query, in the query.
enum SessionTokenText {
    case none
    case text(String)
    /// There are several.
    case ambiguous

    private static let name = "x-amz-security-token"

    init(_ request: WireRequest) {
        let found = request.values(of: Self.name) + Self.queryValues(request.query)
        switch (found.count, found.first) {
        case (0, _): self = .none
        case (1, let text?): self = .text(text)
        default: self = .ambiguous
        }
    }

    /// The values of the parameter in any case, so that other readers cannot find another one.
    private static func queryValues(_ query: String) -> [String] {
        query.utf8.split(separator: UInt8(ascii: "&")).compactMap { part in
            let cut = part.firstIndex(of: UInt8(ascii: "=")) ?? part.endIndex
            let written = PercentEncoding.decodeLeniently(part[..<cut])
            guard written.count == name.utf8.count, written.map(\.asciiLowercased).elementsEqual(name.utf8) else {
                return nil
            }
            return String(decoding: PercentEncoding.decodeLeniently(part[cut...].dropFirst()), as: UTF8.self)
        }
    }
}
