@testable import Kernel
@testable import UserPoolsModel
@testable import WireRuntime

extension FakePool.State {
    /// Fresh tokens for `name`.
    ///
    /// - Parameter device: The device that the sign-in is on. In a pool that tracks devices, nil for a new one.
    mutating func issue(
        _ name: String, on device: String? = nil, withRefreshToken: Bool = true
    ) -> AuthenticationResultType {
        issued += 1
        let isNew = tracksDevices && device == nil
        let bound = isNew ? "us-east-1_device-\(issued)-of-\(name)" : device
        let sub = users[name]?.sub ?? ""
        let refresh = withRefreshToken ? "refresh-\(issued)" : nil
        if let refresh { (refreshTokens[refresh], refreshDevices[refresh]) = (name, bound) }
        var claims = ["sub": sub, "username": name, "origin_jti": "o", "jti": "\(issued)"]
        claims["device_key"] = bound
        let times = lifetimes
        return AuthenticationResultType(
            accessToken: Secret(FakeTokens.make(claims, lifetime: times?.access)), expiresIn: expiresIn,
            idToken: Secret(FakeTokens.make(["sub": sub, "jti": "\(issued)"], lifetime: times?.id)),
            newDeviceMetadata: isNew
                ? NewDeviceMetadataType(deviceGroupKey: Self.group(of: name), deviceKey: bound) : nil,
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
    static func make(_ claims: [String: String], lifetime: Int64? = nil) -> String {
        let texts = claims.sorted { $0.key < $1.key }.map { JSONObject.Member($0.key, .string($0.value)) }
        let times = lifetime.map { [JSONObject.Member("iat", .integer(1_000)), .init("exp", .integer(1_000 + $0))] }
        return make(JSONObject(texts + (times ?? [])))
    }

    static func make(_ claims: JSONObject) -> String {
        var json = JSONWriter()
        json.write(.object(claims))
        return "\(Base64.encodeURL(Array("{}".utf8))).\(Base64.encodeURL(json.bytes)).c2ln"
    }
}
