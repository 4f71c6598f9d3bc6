import Kernel

extension ClientConfiguration {
    /// An identity pool, and where its service is.
    struct IdentityPool: Sendable {
        var id: String
        var region: String
        /// Scheme, host and optional port.
        var origin: String
    }
}

extension ClientConfiguration.IdentityPool {
    /// Reads an entry of the section `CredentialsProvider.CognitoIdentity`.
    init(_ section: ConfigurationSection, region fallback: String?) throws {
        id = try section.requiredText("PoolId")
        guard let cut = id.firstIndex(of: ":"), cut != id.startIndex, id[cut...].count > 1 else {
            throw section.wrong("PoolId", because: "must be a region, a colon and an id, such as us-east-1:1b2c…")
        }
        region = try section.text("Region") ?? fallback ?? String(id[..<cut])
        origin =
            try Endpoint.origin(section, key: "Endpoint") ?? "https://cognito-identity.\(region).amazonaws.com"
    }
}
