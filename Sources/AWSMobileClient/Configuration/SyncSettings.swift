/// Where `AWSCognito` keeps the datasets of a configuration's identities.
package struct SyncSettings: Sendable {
    package var identityPoolID: String
    /// The region that signatures name.
    package var region: String
    /// Scheme, host and optional port.
    package var origin: String
    /// The header `user-agent` of requests.
    package var userAgent: String?
}

extension SyncSettings {
    /// Reads the section `Cognito`; it may be missing.
    ///
    /// If an identity pool has its own endpoint, its server provides all services there.
    init(_ root: ConfigurationSection, named name: String, pool: ClientConfiguration.IdentityPool) throws {
        let section = try root.section("Cognito")?.section(name)
        let poolSection = try root.section("CredentialsProvider")?.section("CognitoIdentity")?.section(name)
        identityPoolID = pool.id
        region = try section?.text("Region") ?? pool.region
        let endpoint =
            try section.flatMap { try Endpoint.origin($0, key: "Endpoint") }
            ?? poolSection.flatMap { try Endpoint.origin($0, key: "Endpoint") }
        origin = endpoint ?? "https://cognito-sync.\(region).amazonaws.com"
        userAgent = try root.text("UserAgent")
    }
}
