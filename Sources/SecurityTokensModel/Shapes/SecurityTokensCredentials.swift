// Generated from sts.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `Credentials`.
package struct SecurityTokensCredentials: Structure {
    package var accessKeyId: String
    package var expiration: Instant
    package var secretAccessKey: Secret<String>
    package var sessionToken: String

    package init(
        accessKeyId: String,
        expiration: Instant,
        secretAccessKey: Secret<String>,
        sessionToken: String
    ) {
        self.accessKeyId = accessKeyId
        self.expiration = expiration
        self.secretAccessKey = secretAccessKey
        self.sessionToken = sessionToken
    }

    package init(_ fields: JSONObject) throws {
        accessKeyId = try fields.requiredValue("AccessKeyId")
        expiration = try fields.requiredValue("Expiration")
        secretAccessKey = try fields.requiredValue("SecretAccessKey")
        sessionToken = try fields.requiredValue("SessionToken")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccessKeyId", accessKeyId)
        json.field("Expiration", expiration)
        json.field("SecretAccessKey", secretAccessKey)
        json.field("SessionToken", sessionToken)
    }

    package static let shape = StructureShape("Credentials", [
        .init("AccessKeyId", SecurityTokensShapes.accessKeyIdType, required: true),
        .init("Expiration", SecurityTokensShapes.dateType, required: true),
        .init("SecretAccessKey", SecurityTokensShapes.accessKeySecretType, required: true),
        .init("SessionToken", SecurityTokensShapes.tokenType, required: true),
    ])
}
