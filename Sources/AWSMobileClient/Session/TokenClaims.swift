import Kernel
import WireRuntime

/// Reads the payload of a JSON Web Token without verifying it (RFC 7519, section 3).
enum TokenClaims {
    /// The claims of `token`, or nil if it has fewer than three parts or the second is not a JSON object.
    static func read(_ token: String?) -> JSONObject? {
        guard let token else { return nil }
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count >= 3, let bytes = Base64.decodeURL(parts[1]) else { return nil }
        return (try? JSONReader.read(bytes, limits: .trusted))?.object
    }
}
