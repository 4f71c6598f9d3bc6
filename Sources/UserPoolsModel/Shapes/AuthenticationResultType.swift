// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `AuthenticationResultType`.
package struct AuthenticationResultType: Structure {
    package var accessToken: Secret<String>?
    package var expiresIn: Int?
    package var idToken: Secret<String>?
    package var newDeviceMetadata: NewDeviceMetadataType?
    package var refreshToken: Secret<String>?
    package var tokenType: String?

    package init(
        accessToken: Secret<String>? = nil,
        expiresIn: Int? = nil,
        idToken: Secret<String>? = nil,
        newDeviceMetadata: NewDeviceMetadataType? = nil,
        refreshToken: Secret<String>? = nil,
        tokenType: String? = nil
    ) {
        self.accessToken = accessToken
        self.expiresIn = expiresIn
        self.idToken = idToken
        self.newDeviceMetadata = newDeviceMetadata
        self.refreshToken = refreshToken
        self.tokenType = tokenType
    }

    package init(_ fields: JSONObject) throws {
        accessToken = try fields.value("AccessToken")
        expiresIn = try fields.value("ExpiresIn")
        idToken = try fields.value("IdToken")
        newDeviceMetadata = try fields.value("NewDeviceMetadata")
        refreshToken = try fields.value("RefreshToken")
        tokenType = try fields.value("TokenType")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("ExpiresIn", expiresIn)
        json.field("IdToken", idToken)
        json.field("NewDeviceMetadata", newDeviceMetadata)
        json.field("RefreshToken", refreshToken)
        json.field("TokenType", tokenType)
    }

    package static let shape = StructureShape("AuthenticationResultType", [
        .init("AccessToken", UserPoolsShapes.tokenModelType),
        .init("ExpiresIn", UserPoolsShapes.integerType),
        .init("IdToken", UserPoolsShapes.tokenModelType),
        .init("NewDeviceMetadata", .structure(NewDeviceMetadataType.shape)),
        .init("RefreshToken", UserPoolsShapes.tokenModelType),
        .init("TokenType", UserPoolsShapes.stringType),
    ])
}
