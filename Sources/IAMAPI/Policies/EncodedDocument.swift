import Kernel

extension String {
    /// A policy document as responses have it: percent-encoded (RFC 3986).
    var encodedDocument: String { PercentEncoding.encode(utf8) }
}
