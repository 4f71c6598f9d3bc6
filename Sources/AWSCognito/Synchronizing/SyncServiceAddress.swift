/// The service, and the identity pool whose datasets it keeps.
struct SyncServiceAddress: Sendable {
    var identityPoolID: String
    /// The region that signatures name.
    var region: String
    /// Scheme, host and optional port.
    var origin: String
    var userAgent: String?
}
