package import Kernel

/// The pool of another service that a pool follows: passwords that came from there without being seen are proven there.
package struct PoolSource: Codable, Sendable, Equatable {
    /// The address of its API, without a path.
    package var endpoint: String
    /// The region in signatures.
    package var region: String
    /// The pool's id there.
    package var pool: String
    /// The id of the app client there through which users sign in.
    package var client: String
    package var flow: Flow
    /// The access key that signs; nil if the flow needs none.
    package var accessKeyID: String?

    package init(
        endpoint: String, region: String, pool: String, client: String, flow: Flow, accessKeyID: String? = nil
    ) {
        (self.endpoint, self.region, self.pool, self.client) = (endpoint, region, pool, client)
        (self.flow, self.accessKeyID) = (flow, accessKeyID)
    }

    /// The flow by which a password is proven, in the order of preference: one needs a key of the account, and in the
    /// last one functions there ask for more.
    package enum Flow: String, Codable, CaseIterable, Sendable {
        case password = "USER_PASSWORD_AUTH"
        case srp = "USER_SRP_AUTH"
        case adminPassword = "ADMIN_USER_PASSWORD_AUTH"
        case custom = "CUSTOM_AUTH"
    }

    /// - Throws: `InvalidInput` for what cannot be asked.
    func check() throws {
        guard ProviderURL.isValid(endpoint), endpoint.utf8.count(where: { $0 == UInt8(ascii: "/") }) == 2 else {
            throw InvalidInput("The endpoint is https:// and a host, or http:// on this machine, without a path.")
        }
        let names = [region, pool, client, accessKeyID ?? "none"]
        guard names.allSatisfy({ (1...128).contains($0.utf8.count) && $0.utf8.allSatisfy(\.isASCIIVisible) }) else {
            throw InvalidInput("Region, pool, client and access key of the source have 1 to 128 visible characters.")
        }
        guard (flow == .adminPassword) == (accessKeyID != nil) else {
            throw InvalidInput("An access key is kept for \(Flow.adminPassword.rawValue) alone.")
        }
    }
}

/// What a source must be shown.
package struct PoolSourceSecrets: Sendable, Equatable {
    package var clientSecret: Secret<String>?
    package var accessKey: Secret<String>?

    package init(clientSecret: Secret<String>? = nil, accessKey: Secret<String>? = nil) {
        (self.clientSecret, self.accessKey) = (clientSecret, accessKey)
    }

    private struct Stored: Codable {
        var clientSecret: String?
        var accessKey: String?
    }

    /// The bytes to seal.
    var encoded: [UInt8] {
        get throws {
            let stored = Stored(clientSecret: clientSecret?.exposed, accessKey: accessKey?.exposed)
            return Array(try StoredJSON.text(of: stored).utf8)
        }
    }

    init(encoded: [UInt8]) throws {
        let stored: Stored = try StoredJSON.value(String(decoding: encoded, as: UTF8.self))
        self.init(clientSecret: stored.clientSecret.map { Secret($0) }, accessKey: stored.accessKey.map { Secret($0) })
    }
}

/// What a source is asked about a user.
package enum SourceQuestion: Sendable {
    case password(Secret<String>)
    /// The user's answer to a challenge that followed the password there.
    case answer(Secret<String>, FollowedChallenge.Reference)
}

/// What a source says of a password, or of the answer to a challenge after it.
package enum SourceVerdict: Sendable, Equatable {
    /// It is the user's, and nothing more is asked there.
    ///
    /// - Parameter isTemporary: Whether the user would have to replace the password there.
    case right(isTemporary: Bool)
    /// It is the user's, who must answer a challenge there next.
    case challenged(FollowedChallenge)
    /// It is not, or the user may not sign in there.
    case wrong
}

/// Why a source says nothing of a password.
package enum SourceRefusal: Refusal {
    case unreachable
    /// It takes no more attempts of this user for a while.
    case limited
    /// It does not take what is asked of it. The reason is for the operator.
    case unusable(reason: String)
    /// The password is right, and what is asked for next is a device, which is known there alone.
    case device
    /// The source no longer waits for the answer.
    case sessionEnded

    package var kind: RefusalKind {
        switch self {
        case .unreachable, .unusable: .unavailable
        case .limited: .limited
        case .device, .sessionEnded: .unauthenticated
        }
    }

    package var message: String {
        switch self {
        case .unreachable: "The password cannot be proven now: the service that it comes from does not answer."
        case .limited: "Attempt limit exceeded, please try after some time."
        case .unusable: "The password cannot be proven: the service that it comes from refuses the question."
        case .device: "The device has not moved with the user. Reset the password."
        case .sessionEnded: "Invalid session for the user, session is expired."
        }
    }
}
