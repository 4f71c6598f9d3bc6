public import Foundation
import WireRuntime

/// The claims of a token with their types, as the token has them; the client verifies nothing.
public struct UserClaims: Hashable, Sendable {
    private let claims: JSONObject

    init(_ claims: JSONObject) { self.claims = claims }

    /// The user's id, which never changes.
    public var sub: String? { string("sub") }
    /// The user's name in the pool: `username` of an access token, `cognito:username` of an id token.
    public var username: String? { string("cognito:username") ?? string("username") }
    /// The user's email address; in id tokens only.
    public var email: String? { string("email") }
    /// Whether the pool has verified the address. Nil if the token does not say.
    public var emailVerified: Bool? { flag("email_verified") }
    /// The user's groups, the one with the highest precedence first; empty if there is none.
    public var groups: [String] { strings("cognito:groups") }
    /// The scopes of an access token; empty for an id token.
    public var scopes: [String] {
        (string("scope") ?? "").split(separator: " ").map(String.init)
    }
    /// When the token expires.
    public var expiresAt: Date? { date("exp") }
    /// When the token was issued.
    public var issuedAt: Date? { date("iat") }

    /// The text of a custom attribute.
    ///
    /// - Parameter name: The attribute's name, without `custom:`.
    public func custom(_ name: String) -> String? { string("custom:\(name)") }

    /// The claim `name`, if it is a text.
    public func string(_ name: String) -> String? { claims[name]?.string }

    /// The claim `name`, if it is a whole number.
    public func integer(_ name: String) -> Int? {
        guard case .integer(let value)? = claims[name] else { return nil }
        return Int(exactly: value)
    }

    /// The claim `name`, if it is a boolean or one of the texts `true` and `false`, which some providers send.
    public func flag(_ name: String) -> Bool? {
        switch claims[name] {
        case .boolean(let value)?: value
        case .string("true")?: true
        case .string("false")?: false
        default: nil
        }
    }

    /// The texts in the claim `name`, if it is an array; else empty.
    public func strings(_ name: String) -> [String] {
        guard case .array(let items)? = claims[name] else { return [] }
        return items.compactMap(\.string)
    }

    /// The claim `name`, if it is a number of seconds since 1970.
    public func date(_ name: String) -> Date? {
        switch claims[name] {
        case .integer(let seconds)?: Date(timeIntervalSince1970: Double(seconds))
        case .number(let seconds)?: Date(timeIntervalSince1970: seconds)
        default: nil
        }
    }

    /// The names of all claims, in the token's order.
    public var names: [String] { claims.members.map(\.name) }
}

extension SessionToken {
    /// The token's claims with their types, not verified; nil if they cannot be read, as in a refresh token.
    public var typedClaims: UserClaims? { TokenClaims.read(tokenString).map(UserClaims.init) }
}
