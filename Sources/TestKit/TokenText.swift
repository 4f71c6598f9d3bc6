import Foundation
import Kernel
public import SignIn

/// A token as whoever receives it reads it: two JSON objects and a signature, none of them checked.
public struct TokenText {
    /// What stands in front.
    public let header: [String: Any]
    /// What it says.
    public let claims: [String: Any]
    /// The three parts as they were sent.
    public let parts: [String]

    /// Reads `text`. Throws where it is no token.
    public init(_ text: String) throws {
        parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3 else { throw Refusal.invalid("A token has three parts.") }
        header = try Self.object(parts[0])
        claims = try Self.object(parts[1])
    }

    /// The claim `name`, where it is text.
    public func text(_ name: String) -> String? { claims[name] as? String }
    /// The claim `name`, where it is a number.
    public func number(_ name: String) -> Int? { claims[name] as? Int }
    /// The claim `name`, where it is a list of texts.
    public func list(_ name: String) -> [String]? { claims[name] as? [String] }
    /// The key that it was signed with.
    public var kid: String? { header["kid"] as? String }

    private static func object(_ part: String) throws -> [String: Any] {
        guard let bytes = Base64.decodeURL(part),
            let object = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
        else { throw Refusal.invalid("A part of a token is a JSON object in Base 64.") }
        return object
    }
}

extension IssuedTokens {
    /// The ID token, read.
    public var id: TokenText { get throws { try TokenText(idToken.exposed) } }
    /// The access token, read.
    public var access: TokenText { get throws { try TokenText(accessToken.exposed) } }
    /// The refresh token, or nothing.
    public var refresh: String { refreshToken?.exposed ?? "" }
}
