import Foundation

/// What the tour itself reads in `awsconfiguration.json`.
struct TourConfiguration {
    /// The page where `martlet serve --dev` shows its messages, if the configured service is on this machine.
    let inbox: String?
    /// Whether users can sign in in the browser.
    let hasHostedPages: Bool

    init(file path: String) {
        let data = FileManager.default.contents(atPath: path) ?? Data()
        let document = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        func standard(_ section: String) -> [String: Any]? {
            (document?[section] as? [String: Any])?["Default"] as? [String: Any]
        }
        hasHostedPages = standard("Auth")?["OAuth"] != nil
        let endpoint = standard("CognitoUserPool")?["Endpoint"] as? String ?? ""
        let isHere = endpoint.contains("127.0.0.1") || endpoint.contains("localhost")
        inbox = isHere ? (endpoint.contains("://") ? endpoint : "http://\(endpoint)") + "/inbox" : nil
    }
}
