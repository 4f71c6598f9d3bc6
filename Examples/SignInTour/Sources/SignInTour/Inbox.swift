import Foundation

/// The page where `martlet serve --dev` shows its messages.
enum Inbox {
    /// Its address, if the configured service is on this machine.
    static func address(configurationFile path: String) -> String? {
        guard let data = FileManager.default.contents(atPath: path),
            let document = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let pools = document["CognitoUserPool"] as? [String: Any], let pool = pools["Default"] as? [String: Any],
            let endpoint = pool["Endpoint"] as? String, endpoint.contains("127.0.0.1") || endpoint.contains("localhost")
        else { return nil }
        return (endpoint.contains("://") ? endpoint : "http://\(endpoint)") + "/inbox"
    }
}
