// Generated from sts.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The model's `Credentials`.
public struct SecurityTokensCredentials: Structure {
    public var accessKeyId: String
    public var expiration: Instant
    public var secretAccessKey: Secret<String>
    public var sessionToken: String

    public init(
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

    public init(_ fields: JSONObject) throws {
        accessKeyId = try fields.requiredValue("AccessKeyId")
        expiration = try fields.requiredValue("Expiration")
        secretAccessKey = try fields.requiredValue("SecretAccessKey")
        sessionToken = try fields.requiredValue("SessionToken")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AccessKeyId", accessKeyId)
        json.field("Expiration", expiration)
        json.field("SecretAccessKey", secretAccessKey)
        json.field("SessionToken", sessionToken)
    }

    public static let shape = StructureShape("Credentials", [
        .init("AccessKeyId", SecurityTokensShapes.accessKeyIdType, required: true),
        .init("Expiration", SecurityTokensShapes.dateType, required: true),
        .init("SecretAccessKey", SecurityTokensShapes.accessKeySecretType, required: true),
        .init("SessionToken", SecurityTokensShapes.tokenType, required: true),
    ])
}
