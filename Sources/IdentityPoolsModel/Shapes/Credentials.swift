// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `Credentials`.
package struct Credentials: Structure {
    package var accessKeyId: String?
    package var expiration: Instant?
    package var secretKey: Secret<String>?
    package var sessionToken: String?

    package init(
        accessKeyId: String? = nil,
        expiration: Instant? = nil,
        secretKey: Secret<String>? = nil,
        sessionToken: String? = nil
    ) {
        self.accessKeyId = accessKeyId
        self.expiration = expiration
        self.secretKey = secretKey
        self.sessionToken = sessionToken
    }

    package init(_ fields: JSONObject) throws {
        accessKeyId = try fields.value("AccessKeyId")
        expiration = try fields.value("Expiration")
        secretKey = try fields.value("SecretKey")
        sessionToken = try fields.value("SessionToken")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccessKeyId", accessKeyId)
        json.field("Expiration", expiration)
        json.field("SecretKey", secretKey)
        json.field("SessionToken", sessionToken)
    }

    package static let shape = StructureShape("Credentials", [
        .init("AccessKeyId", IdentityPoolsShapes.accessKeyString),
        .init("Expiration", IdentityPoolsShapes.dateType),
        .init("SecretKey", IdentityPoolsShapes.secretKeyString),
        .init("SessionToken", IdentityPoolsShapes.sessionTokenString),
    ])
}
