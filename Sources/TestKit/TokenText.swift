import Foundation
import Kernel
package import Tokens

/// A parsed token: two JSON objects and a signature, not verified.
package struct TokenText {
    /// The members of the header.
    package let header: [String: Any]
    /// The members of the payload.
    package let claims: [String: Any]
    /// The three parts of the text.
    package let parts: [String]

    /// Parses `text`.
    ///
    /// - Throws: `InvalidInput` if it is not a token.
    package init(_ text: String) throws {
        parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3 else { throw InvalidInput("A token has three parts.") }
        header = try Self.object(parts[0])
        claims = try Self.object(parts[1])
    }

    /// The claim `name`, if it is a string.
    package func text(_ name: String) -> String? { claims[name] as? String }
    /// The claim `name`, if it is a number.
    package func number(_ name: String) -> Int? { claims[name] as? Int }
    /// The claim `name`, if it is a list of strings.
    package func list(_ name: String) -> [String]? { claims[name] as? [String] }
    /// The id of the signing key.
    package var kid: String? { header["kid"] as? String }

    private static func object(_ part: String) throws -> [String: Any] {
        guard let bytes = Base64.decodeURL(part),
            let object = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
        else { throw InvalidInput("A part of a token is a JSON object in Base 64.") }
        return object
    }
}

extension IssuedTokens {
    /// The parsed ID token.
    package var id: TokenText { get throws { try TokenText(idToken?.exposed ?? "") } }
    /// The parsed access token.
    package var access: TokenText { get throws { try TokenText(accessToken.exposed) } }
    /// The refresh token, or the empty string.
    package var refresh: String { refreshToken?.exposed ?? "" }
}
