import Kernel

/// The base URL under which clients reach the server: scheme, host and port, without a slash at its end.
package struct PublicURL: Sendable {
    /// The whole text.
    let text: String
    /// The host alone, without brackets and port.
    let host: String

    /// Takes the text, which the configuration has checked.
    package init(_ text: String) {
        self.text = text
        let bytes = Array(text.utf8)
        let start = bytes.firstRange(of: Array("://".utf8))?.upperBound ?? 0
        let authority = bytes[start...].prefix { $0 != UInt8(ascii: "/") }
        let isBracketed = authority.first == UInt8(ascii: "[")
        let name = authority.dropFirst(isBracketed ? 1 : 0).prefix {
            $0 != (isBracketed ? UInt8(ascii: "]") : UInt8(ascii: ":"))
        }
        host = String(decoding: name, as: UTF8.self)
    }
}
