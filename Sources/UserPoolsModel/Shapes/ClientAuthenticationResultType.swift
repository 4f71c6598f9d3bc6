// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `ClientAuthenticationResultType`.
package struct ClientAuthenticationResultType: Structure {
    package var accessToken: Secret<String>?
    package var expiresIn: Int?
    package var tokenType: String?

    package init(
        accessToken: Secret<String>? = nil,
        expiresIn: Int? = nil,
        tokenType: String? = nil
    ) {
        self.accessToken = accessToken
        self.expiresIn = expiresIn
        self.tokenType = tokenType
    }

    package init(_ fields: JSONObject) throws {
        accessToken = try fields.value("AccessToken")
        expiresIn = try fields.value("ExpiresIn")
        tokenType = try fields.value("TokenType")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("ExpiresIn", expiresIn)
        json.field("TokenType", tokenType)
    }

    package static let shape = StructureShape("ClientAuthenticationResultType", [
        .init("AccessToken", UserPoolsShapes.tokenModelType),
        .init("ExpiresIn", UserPoolsShapes.integerType),
        .init("TokenType", UserPoolsShapes.stringType),
    ])
}
