// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The model's `ClientAuthenticationResultType`.
public struct ClientAuthenticationResultType: Structure {
    public var accessToken: Secret<String>?
    public var expiresIn: Int?
    public var tokenType: String?

    public init(
        accessToken: Secret<String>? = nil,
        expiresIn: Int? = nil,
        tokenType: String? = nil
    ) {
        self.accessToken = accessToken
        self.expiresIn = expiresIn
        self.tokenType = tokenType
    }

    public init(_ fields: JSONObject) throws {
        accessToken = try fields.value("AccessToken")
        expiresIn = try fields.value("ExpiresIn")
        tokenType = try fields.value("TokenType")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("ExpiresIn", expiresIn)
        json.field("TokenType", tokenType)
    }

    public static let shape = StructureShape("ClientAuthenticationResultType", [
        .init("AccessToken", UserPoolsShapes.tokenModelType),
        .init("ExpiresIn", UserPoolsShapes.integerType),
        .init("TokenType", UserPoolsShapes.stringType),
    ])
}
