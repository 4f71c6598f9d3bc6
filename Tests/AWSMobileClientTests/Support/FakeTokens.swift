import Kernel
import WireModel

extension FakePool.Book {
    /// Fresh tokens for `name`.
    mutating func issue(_ name: String, withRefreshToken: Bool = true) -> AuthenticationResultType {
        issued += 1
        let sub = people[name]?.sub ?? ""
        let refresh = withRefreshToken ? "refresh-\(issued)" : nil
        if let refresh { refreshTokens[refresh] = name }
        return AuthenticationResultType(
            accessToken: Secret(
                FakeTokens.make(["sub": sub, "username": name, "origin_jti": "o", "jti": "\(issued)"])),
            expiresIn: expiresIn, idToken: Secret(FakeTokens.make(["sub": sub, "jti": "\(issued)"])),
            refreshToken: refresh.map(Secret.init), tokenType: "Bearer")
    }

    /// Whose access token it is.
    func holder(of token: String) -> String? {
        let parts = token.split(separator: ".")
        guard parts.count == 3, let bytes = Base64.decodeURL(parts[1]) else { return nil }
        return (try? JSONReader.read(bytes))?.object?["username"]?.string
    }
}

/// Texts of the form of a token; nobody signed them.
enum FakeTokens {
    static func make(_ claims: [String: String]) -> String {
        var json = JSONWriter()
        claims.write(to: &json)
        return "\(Base64.encodeURL(Array("{}".utf8))).\(Base64.encodeURL(json.bytes)).c2ln"
    }
}
