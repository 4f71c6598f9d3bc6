import Federation
import Foundation
import Kernel

/// The operator's file about the pool to follow: a JSON object that names the pool and a client, with an access key of
/// their account.
package struct SourceFile: Sendable {
    let endpoint: String
    let region: String
    let pool: String
    let client: String
    let key: SourceAPI.Key

    private static let members = [
        "endpoint", "region", "pool", "client", "access-key-id", "secret-access-key", "session-token",
    ]

    /// Reads the file at `path`, which other users must not read.
    ///
    /// - Throws: `ConfigurationError`.
    package init(_ path: String) throws(ConfigurationError) {
        var warnings: [String] = []
        let given = Settings.Given(text: path, origin: "--from", place: .flag)
        let text = try SecretFile(given: given).readDocument(&warnings).exposed
        let bytes = try JSONFile.read(path) { _ in Array(text.utf8) }
        let document = try? JSONSerialization.jsonObject(with: Data(bytes))
        let members = try DocumentMembers(document, known: Self.members, at: path)
        func required(_ name: String) throws(ConfigurationError) -> String {
            try members.text(name, reason: "is empty") { !$0.isEmpty }
        }
        (pool, client) = (try required("pool"), try required("client"))
        let ownRegion = UserPoolID(rawValue: pool).region
        region = try members.text("region") ?? ownRegion
        guard !region.isEmpty else { throw members.error("pool", reason: "has no region, so give \"region\"") }
        endpoint = try members.text("endpoint") ?? "https://cognito-idp.\(region).amazonaws.com"
        guard ProviderURL.isValid(endpoint), !endpoint.hasSuffix("/") else {
            throw members.error("endpoint", reason: "is not https:// and a host, or http:// on this machine")
        }
        key = SourceAPI.Key(
            id: try required("access-key-id"), secret: Secret(try required("secret-access-key")),
            sessionToken: try members.text("session-token").map { Secret($0) })
    }

    var api: SourceAPI { SourceAPI(endpoint, region: region, key: key) }
}
