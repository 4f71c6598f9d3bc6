// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The model's `Credentials`.
public struct Credentials: Structure {
    public var accessKeyId: String?
    public var expiration: Instant?
    public var secretKey: Secret<String>?
    public var sessionToken: String?

    public init(
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

    public init(_ fields: JSONObject) throws {
        accessKeyId = try fields.value("AccessKeyId")
        expiration = try fields.value("Expiration")
        secretKey = try fields.value("SecretKey")
        sessionToken = try fields.value("SessionToken")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AccessKeyId", accessKeyId)
        json.field("Expiration", expiration)
        json.field("SecretKey", secretKey)
        json.field("SessionToken", sessionToken)
    }

    public static let shape = StructureShape("Credentials", [
        .init("AccessKeyId", IdentityPoolsShapes.accessKeyString),
        .init("Expiration", IdentityPoolsShapes.dateType),
        .init("SecretKey", IdentityPoolsShapes.secretKeyString),
        .init("SessionToken", IdentityPoolsShapes.sessionTokenString),
    ])
}
