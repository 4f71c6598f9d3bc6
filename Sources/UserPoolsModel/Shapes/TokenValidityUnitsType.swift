// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `TokenValidityUnitsType`.
public struct TokenValidityUnitsType: Structure {
    public var accessToken: TimeUnitsType?
    public var idToken: TimeUnitsType?
    public var refreshToken: TimeUnitsType?

    public init(
        accessToken: TimeUnitsType? = nil,
        idToken: TimeUnitsType? = nil,
        refreshToken: TimeUnitsType? = nil
    ) {
        self.accessToken = accessToken
        self.idToken = idToken
        self.refreshToken = refreshToken
    }

    public init(_ fields: JSONObject) throws {
        accessToken = try fields.value("AccessToken")
        idToken = try fields.value("IdToken")
        refreshToken = try fields.value("RefreshToken")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("IdToken", idToken)
        json.field("RefreshToken", refreshToken)
    }

    public static let shape = StructureShape("TokenValidityUnitsType", [
        .init("AccessToken", UserPoolsShapes.timeUnitsType),
        .init("IdToken", UserPoolsShapes.timeUnitsType),
        .init("RefreshToken", UserPoolsShapes.timeUnitsType),
    ])
}
