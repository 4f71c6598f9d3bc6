import Kernel
import Wire

extension WireResponse {
    /// A hosted page: it loads only files of this host, and runs only one script.
    ///
    /// - The policy for referrers is `same-origin`, not `no-referrer`: with that, browsers send `Origin: null` with the
    ///   form of a page (Fetch, section 4.1), and such a form is refused. Other hosts do not receive a referrer in
    ///   either case.
    /// - `Cross-Origin-Opener-Policy` is not set: an app may open the pages in another window and get the result
    ///   through `window.opener`, which the policy would disconnect even after the window has returned.
    static func hosted(_ html: String, brand: Brand, redirectURI: String?) -> WireResponse {
        let styles = ["'self'", brand.cssSource].compactMap(\.self).joined(separator: " ")
        let targets = ["'self'", redirectURI.flatMap(FormTarget.source)].compactMap(\.self).joined(separator: " ")
        return WireResponse(
            status: 200,
            headers: [
                ("Content-Type", "text/html; charset=utf-8"), ("Cache-Control", "no-store"),
                ("Vary", "Accept-Language, Cookie"), ("X-Content-Type-Options", "nosniff"),
                ("X-Frame-Options", "DENY"), ("Referrer-Policy", "same-origin"),
                ("Cross-Origin-Resource-Policy", "same-origin"),
                (
                    "Content-Security-Policy",
                    "default-src 'none'; style-src \(styles); script-src 'self'; img-src 'self' data:; "
                        + "form-action \(targets); frame-ancestors 'none'; base-uri 'none'"
                ),
            ], body: Array(html.utf8))
    }
}

/// The allowed destinations of the redirects after a form.
///
/// Browsers check every redirect after a form against the page's `form-action`, including the app's own. So for a
/// callback on the web the policy allows everywhere that the app may redirect to: all of `https`, or one host without
/// TLS. Forms cannot be sent elsewhere because no value becomes HTML.
enum FormTarget {
    /// The source expression for `address`; nil if a policy cannot name its scheme.
    static func source(_ address: String) -> String? {
        let bytes = Array(address.utf8)
        guard let end = bytes.firstIndex(of: UInt8(ascii: ":")), isScheme(bytes[..<end]) else { return nil }
        let scheme = String(decoding: bytes[..<end], as: UTF8.self).lowercased()
        return scheme == "http" ? host(bytes[(end + 1)...]).map { "http://\($0)" } : "\(scheme):"
    }

    private static func isScheme(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let first = bytes.first, first.isASCIILetter, bytes.count <= 64 else { return false }
        return bytes.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "+-.".utf8.contains($0) }
    }

    /// The host and port after `//`. Source expressions do not allow addresses in brackets, so IPv6 has none.
    private static func host(_ rest: ArraySlice<UInt8>) -> String? {
        guard rest.starts(with: "//".utf8) else { return nil }
        let host = rest.dropFirst(2).prefix { !"/?#".utf8.contains($0) }
        guard !host.isEmpty, host.count <= 260,
            host.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || "-.:".utf8.contains($0) })
        else { return nil }
        return String(decoding: host, as: UTF8.self)
    }
}
