import Cryptography
import Directory
import Kernel

/// The claims that a trigger cannot change (UP-LPT-02, TOK-ID-19).
struct ReservedClaims {
    private let names: Set<ByteKey>
    private let client: ClientID?

    /// The reserved claims of one token.
    ///
    /// - Parameter client: The only audience that an access token may have.
    init(of use: TokenUse, client: ClientID) {
        switch use {
        case .id:
            names = Self.ofIDTokens
            self.client = nil
        case .access:
            names = Self.ofAccessTokens
            self.client = client
        }
    }

    private static let ofBoth = keys(
        "acr", "amr", "at_hash", "auth_time", "azp", "event_id", "exp", "iat", "iss", "jti", "nbf", "nonce",
        "origin_jti", "sub", "token_use")
    private static let ofIDTokens = ofBoth.union(keys("identities", "aud", "cognito:username"))
    private static let ofAccessTokens = ofBoth.union(
        keys("username", "client_id", "scope", "device_key", "version"))
    /// These follow from the groups, which a trigger replaces as a whole (UP-LPT-07).
    private static let ofGroups = keys("cognito:groups", "cognito:roles", "cognito:preferred_role")
    private static let audience = ByteKey("aud")

    private static func keys(_ names: String...) -> Set<ByteKey> { Set(names.map { ByteKey($0) }) }

    /// Whether a trigger may add `claim`, or give it another value.
    func mayAdd(_ claim: Claims.Claim) -> Bool {
        let name = ByteKey(claim.name)
        guard !names.contains(name), !Self.ofGroups.contains(name) else { return false }
        guard let client, name == Self.audience else { return true }
        guard case .string(let audience) = claim.value else { return false }
        return audience.hasSameBytes(as: client.rawValue)
    }

    func maySuppress(_ name: String) -> Bool { !names.contains(ByteKey(name)) }
}
