package import Kernel

/// The pool of another service that a pool follows: passwords that were imported without being known
/// are proven there.
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

    /// The flow by which a password is proven, in the order of preference. `adminPassword` needs an access key of the
    /// account, and in `custom` the functions of the source may ask for more.
    package enum Flow: String, Codable, CaseIterable, Sendable {
        case password = "USER_PASSWORD_AUTH"
        case srp = "USER_SRP_AUTH"
        case adminPassword = "ADMIN_USER_PASSWORD_AUTH"
        case custom = "CUSTOM_AUTH"
    }

    /// Checks that the source can be called.
    ///
    /// - Throws: `InvalidInput`.
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

/// The secrets with which a source is called.
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

    /// Reads what `encoded` wrote.
    init(encoded: [UInt8]) throws {
        let stored: Stored = try StoredJSON.value(String(decoding: encoded, as: UTF8.self))
        self.init(clientSecret: stored.clientSecret.map { Secret($0) }, accessKey: stored.accessKey.map { Secret($0) })
    }
}
