import Foundation
import Kernel

/// The configured address of a service, with or without a scheme.
///
/// Without a scheme it is HTTPS, or plain HTTP for the loopback. Plain HTTP to another machine would expose the tokens,
/// and is refused.
enum Endpoint {
    /// Scheme, host and optional port; nil if `section` has no `key`.
    static func origin(_ section: ConfigurationSection, key: String) throws -> String? {
        guard let text = try section.text(key) else { return nil }
        let hasScheme = text.firstRange(of: "://") != nil
        guard let parts = URLComponents(string: hasScheme ? text : "https://\(text)"), let host = parts.host,
            let scheme = parts.scheme?.lowercased(), ["http", "https"].contains(scheme), !host.isEmpty,
            parts.user == nil, parts.query == nil, parts.fragment == nil, ["", "/"].contains(parts.path)
        else { throw section.wrong(key, because: "must be a host, with an optional scheme and port") }
        let isLoopback = Loopback.contains(host)
        guard scheme == "https" || isLoopback else {
            throw section.wrong(key, because: "is plain HTTP to another machine, which would expose the tokens")
        }
        let name = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
        let port = parts.port.map { ":\($0)" } ?? ""
        return "\(hasScheme ? scheme : isLoopback ? "http" : "https")://\(name)\(port)"
    }
}
