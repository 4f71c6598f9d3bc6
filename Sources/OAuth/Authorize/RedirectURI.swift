import Directory
import Kernel

/// Compares redirect URIs (RFC 6749, section 3.1.2.3; RFC 9700, section 4.1.3).
enum RedirectURI {
    /// Whether `given` is one of `registered`, byte by byte (OA-01).
    ///
    /// Desktop apps listen on any free port. So for the loopback addresses the port does not matter (RFC 8252, sections
    /// 7.3 and 8.3). It does for the name `localhost`, which may resolve to another address.
    static func isRegistered(_ given: String, in registered: [String]) -> Bool {
        registered.contains { given.hasSameBytes(as: $0) || isSameLoopback(given, registered: $0) }
    }

    /// The URI for records: without query and fragment, which may contain data of a user, and at most 200 bytes.
    static func forRecord(_ uri: String) -> String {
        let front = uri.utf8.prefix(200).prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        return String(decoding: front, as: UTF8.self)
    }

    private static func isSameLoopback(_ given: String, registered: String) -> Bool {
        for origin in ["http://127.0.0.1", "http://[::1]"] where given.utf8.starts(with: origin.utf8) {
            guard registered.utf8.starts(with: origin.utf8),
                let one = rest(after: origin, in: given), let other = rest(after: origin, in: registered)
            else { return false }
            return one.elementsEqual(other)
        }
        return false
    }

    /// The rest after origin and port; nil if another character follows the origin, such as an at sign.
    private static func rest(after origin: String, in text: String) -> ArraySlice<UInt8>? {
        var rest = Array(text.utf8)[origin.utf8.count...]
        if rest.first == UInt8(ascii: ":") {
            let digits = rest.dropFirst().prefix(while: \.isASCIIDigit)
            guard digits.count <= 5, let port = Int(asciiDigits: digits), (1...65_535).contains(port) else {
                return nil
            }
            rest = rest.dropFirst(digits.count + 1)
        }
        guard let next = rest.first else { return rest }
        return "/?".utf8.contains(next) ? rest : nil
    }
}
