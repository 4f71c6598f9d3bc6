import Kernel
import UserPoolsModel
import WireRuntime

extension FakePool.State {
    /// Fresh tokens for `name`.
    mutating func issue(_ name: String, withRefreshToken: Bool = true) -> AuthenticationResultType {
        issued += 1
        let sub = users[name]?.sub ?? ""
        let refresh = withRefreshToken ? "refresh-\(issued)" : nil
        if let refresh { refreshTokens[refresh] = name }
        return AuthenticationResultType(
            accessToken: Secret(
                FakeTokens.make(["sub": sub, "username": name, "origin_jti": "o", "jti": "\(issued)"])),
            expiresIn: expiresIn, idToken: Secret(FakeTokens.make(["sub": sub, "jti": "\(issued)"])),
            refreshToken: refresh.map(Secret.init), tokenType: "Bearer")
    }

    /// The user of an access token.
    func holder(of token: String) -> String? {
        let parts = token.split(separator: ".")
        guard parts.count == 3, let bytes = Base64.decodeURL(parts[1]) else { return nil }
        return (try? JSONReader.read(bytes))?.object?["username"]?.string
    }
}

/// Tokens without a signature.
enum FakeTokens {
    static func make(_ claims: [String: String]) -> String {
        var json = JSONWriter()
        claims.write(to: &json)
        return "\(Base64.encodeURL(Array("{}".utf8))).\(Base64.encodeURL(json.bytes)).c2ln"
    }
}
