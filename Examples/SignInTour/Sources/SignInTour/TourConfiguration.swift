import Foundation

/// What the tour itself reads in `awsconfiguration.json`.
struct TourConfiguration {
    /// The page where `martlet serve --dev` shows its messages, if the configured service is on this machine.
    let inbox: String?
    /// Whether users can sign in in the browser.
    let hasHostedPages: Bool
    /// Whether there are AWS credentials.
    let hasIdentityPool: Bool
    /// The address that answers calls with AWS credentials, if it is on this machine.
    let identityService: URL?
    /// The region that signatures name.
    let region: String

    init(file path: String) {
        let data = FileManager.default.contents(atPath: path) ?? Data()
        let document = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        func standard(_ section: String) -> [String: Any]? {
            (document?[section] as? [String: Any])?["Default"] as? [String: Any]
        }
        hasHostedPages = standard("Auth")?["OAuth"] != nil
        inbox = Self.address(standard("CognitoUserPool")?["Endpoint"]).map { "\($0)/inbox" }
        let providers = document?["CredentialsProvider"] as? [String: Any]
        let identityPools = providers?["CognitoIdentity"] as? [String: Any]
        let identityPool = identityPools?["Default"] as? [String: Any]
        hasIdentityPool = identityPool != nil
        identityService = Self.address(identityPool?["Endpoint"]).flatMap { URL(string: "\($0)/") }
        let named = identityPool?["PoolId"] as? String ?? ""
        region = String(named.prefix { $0 != ":" })
    }

    /// The address of an endpoint on this machine.
    private static func address(_ endpoint: Any?) -> String? {
        guard let endpoint = endpoint as? String, endpoint.contains("127.0.0.1") || endpoint.contains("localhost")
        else { return nil }
        return endpoint.contains("://") ? endpoint : "http://\(endpoint)"
    }
}
