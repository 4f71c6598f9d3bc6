// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `TokenValidityUnitsType`.
package struct TokenValidityUnitsType: Structure {
    package var accessToken: TimeUnitsType?
    package var idToken: TimeUnitsType?
    package var refreshToken: TimeUnitsType?

    package init(
        accessToken: TimeUnitsType? = nil,
        idToken: TimeUnitsType? = nil,
        refreshToken: TimeUnitsType? = nil
    ) {
        self.accessToken = accessToken
        self.idToken = idToken
        self.refreshToken = refreshToken
    }

    package init(_ fields: JSONObject) throws {
        accessToken = try fields.value("AccessToken")
        idToken = try fields.value("IdToken")
        refreshToken = try fields.value("RefreshToken")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("IdToken", idToken)
        json.field("RefreshToken", refreshToken)
    }

    package static let shape = StructureShape("TokenValidityUnitsType", [
        .init("AccessToken", UserPoolsShapes.timeUnitsType),
        .init("IdToken", UserPoolsShapes.timeUnitsType),
        .init("RefreshToken", UserPoolsShapes.timeUnitsType),
    ])
}
