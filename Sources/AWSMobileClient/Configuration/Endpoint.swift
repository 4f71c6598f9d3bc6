import Foundation
import Kernel

/// The address of a service that somebody runs themselves.
///
/// It may be written with its scheme or without. Without one it is HTTPS, but for this machine, where it is plain HTTP.
/// Plain HTTP to any other machine would show everybody on the way the tokens, and is refused.
enum Endpoint {
    /// Scheme, host and perhaps a port, or nil where `section` has no such key.
    static func origin(_ section: ConfigurationSection, key: String) throws -> String? {
        guard let text = try section.text(key) else { return nil }
        let isComplete = text.firstRange(of: "://") != nil
        guard let parts = URLComponents(string: isComplete ? text : "https://\(text)"), let host = parts.host,
            let scheme = parts.scheme?.lowercased(), ["http", "https"].contains(scheme), !host.isEmpty,
            parts.user == nil, parts.query == nil, parts.fragment == nil, ["", "/"].contains(parts.path)
        else { throw section.wrong(key, "must be a host, perhaps with a scheme before it and a port behind it") }
        let isHere = Loopback.contains(host)
        guard scheme == "https" || isHere else {
            throw section.wrong(key, "is plain HTTP to another machine, which would show the tokens to everybody")
        }
        let name = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
        let port = parts.port.map { ":\($0)" } ?? ""
        return "\(isComplete ? scheme : isHere ? "http" : "https")://\(name)\(port)"
    }
}
