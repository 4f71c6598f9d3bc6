import Directory
import Kernel

/// Apple's push service, with a key that signs provider tokens.
package struct APNsTarget: Codable, Sendable, Equatable {
    /// Scheme, host and port; nil for Apple's.
    package var endpoint: String?
    /// The developer team's id.
    package var teamID: String
    /// The key's id.
    package var keyID: String
    /// The app's bundle id.
    package var topic: String
    /// Whether the endpoint may be in a private network.
    package var isPrivate: Bool

    package init(topic: String, teamID: String, keyID: String, endpoint: String? = nil, isPrivate: Bool = false) {
        (self.topic, self.teamID, self.keyID) = (topic, teamID, keyID)
        (self.endpoint, self.isPrivate) = (endpoint, isPrivate)
    }

    /// Where messages go: by default to production or to the sandbox, as the application's ARN says.
    package func endpoint(on platform: PushPlatform) -> String {
        endpoint ?? (platform == .apnsSandbox ? "https://api.sandbox.push.apple.com" : "https://api.push.apple.com")
    }

    func check(_ application: FunctionARN, secret: Secret<String>?) throws(InvalidInput) {
        try application.requirePlatform(in: [.apns, .apnsSandbox], for: "apns")
        try TargetURL(endpoint(on: .apns)).checkOrigin()
        try TargetWords.check([teamID, keyID, topic], called: "A team id, key id or topic")
        guard let secret, APNsKey(secret) != nil else {
            throw InvalidInput("The key is not a P-256 key in PEM, as Apple's file AuthKey_….p8 has it.")
        }
    }
}

/// Google's Firebase Cloud Messaging, HTTP v1, with a service account. Its JSON key file is the secret.
package struct FCMTarget: Codable, Sendable, Equatable {
    /// Scheme, host and port; nil for Google's.
    package var endpoint: String?
    /// Whether the endpoint, and the server of its access tokens, may be in a private network.
    package var isPrivate: Bool

    package init(endpoint: String? = nil, isPrivate: Bool = false) {
        (self.endpoint, self.isPrivate) = (endpoint, isPrivate)
    }

    func check(_ application: FunctionARN, secret: Secret<String>?) throws(InvalidInput) {
        try application.requirePlatform(in: [.gcm], for: "fcm")
        if let endpoint { try TargetURL(endpoint).checkOrigin() }
        guard let secret, let account = FCMServiceAccount(secret) else {
            throw InvalidInput(
                "The service account is not Google's JSON key file with project_id, client_email and private_key.")
        }
        try TargetURL(account.tokenURI).check()
    }
}

/// Amazon Device Messaging, with a client's id and secret.
package struct ADMTarget: Codable, Sendable, Equatable {
    /// Scheme, host and port; nil for Amazon's.
    package var endpoint: String?
    /// The client's id.
    package var clientID: String
    /// Whether the endpoint may be in a private network.
    package var isPrivate: Bool

    package init(clientID: String, endpoint: String? = nil, isPrivate: Bool = false) {
        (self.clientID, self.endpoint, self.isPrivate) = (clientID, endpoint, isPrivate)
    }

    func check(_ application: FunctionARN, secret: Secret<String>?) throws(InvalidInput) {
        try application.requirePlatform(in: [.adm], for: "adm")
        if let endpoint { try TargetURL(endpoint).checkOrigin() }
        try TargetWords.check([clientID, secret?.exposed ?? ""], called: "A client id or client secret")
    }
}

/// Amazon SNS, or a gateway with the same API, with a platform application under the same ARN.
package struct SNSTarget: Codable, Sendable, Equatable {
    /// Scheme, host and port.
    package var endpoint: String
    /// The region in the signature.
    package var region: String
    /// The access key's id.
    package var accessKeyID: String
    /// Whether the endpoint may be in a private network.
    package var isPrivate: Bool

    package init(endpoint: String, region: String, accessKeyID: String, isPrivate: Bool = false) {
        (self.endpoint, self.region, self.accessKeyID, self.isPrivate) = (endpoint, region, accessKeyID, isPrivate)
    }

    func check(_ application: FunctionARN) throws(InvalidInput) {
        try application.requirePlatform(in: PushPlatform.allCases, for: "sns")
        try TargetURL(endpoint).checkOrigin()
        try TargetWords.check([region, accessKeyID], called: "A region or access key id")
    }
}

extension FunctionARN {
    fileprivate func requirePlatform(in platforms: [PushPlatform], for kind: String) throws(InvalidInput) {
        guard pushPlatform.map(platforms.contains) == true else {
            let words = platforms.map { "app/\($0.rawValue)/<name>" }.joined(separator: " or ")
            throw InvalidInput("\(self): a target of kind \(kind) has the ARN of an application, …:\(words).")
        }
    }
}
