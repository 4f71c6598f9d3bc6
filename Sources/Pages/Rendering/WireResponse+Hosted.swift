import Kernel
import Wire

extension WireResponse {
    /// A hosted page: it loads only the files of this host, and runs one script of them.
    ///
    /// - The policy for referrers is `same-origin`, not `no-referrer`: with that, browsers send `Origin: null` with the
    ///   form of a page (Fetch, section 4.1), and such a form is refused. Other hosts see nothing in either case.
    /// - There is no `Cross-Origin-Opener-Policy`: an app may open the pages in a window of its own, and hears of the
    ///   result through `window.opener`, which the policy would cut off even after the window has come back.
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

/// Where the chain of redirects that begins with a form may lead.
///
/// Browsers check every redirect after a form against the page's `form-action`, also those with which the app answers.
/// So a callback in the web allows its scheme as far as apps redirect: all of `https`, or one host without TLS. What
/// keeps forms from being sent elsewhere is that no value becomes HTML.
enum FormTarget {
    /// The source expression for `address`; nil if it has no scheme that a policy can name.
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

    /// The host and port after `//`. A source expression has no address in brackets, so IPv6 has no source.
    private static func host(_ rest: ArraySlice<UInt8>) -> String? {
        guard rest.starts(with: "//".utf8) else { return nil }
        let host = rest.dropFirst(2).prefix { !"/?#".utf8.contains($0) }
        guard !host.isEmpty, host.count <= 260,
            host.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || "-.:".utf8.contains($0) })
        else { return nil }
        return String(decoding: host, as: UTF8.self)
    }
}
