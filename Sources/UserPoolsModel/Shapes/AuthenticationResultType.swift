// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The model's `AuthenticationResultType`.
public struct AuthenticationResultType: Structure {
    public var accessToken: Secret<String>?
    public var expiresIn: Int?
    public var idToken: Secret<String>?
    public var newDeviceMetadata: NewDeviceMetadataType?
    public var refreshToken: Secret<String>?
    public var tokenType: String?

    public init(
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

    public init(_ fields: JSONObject) throws {
        accessToken = try fields.value("AccessToken")
        expiresIn = try fields.value("ExpiresIn")
        idToken = try fields.value("IdToken")
        newDeviceMetadata = try fields.value("NewDeviceMetadata")
        refreshToken = try fields.value("RefreshToken")
        tokenType = try fields.value("TokenType")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("ExpiresIn", expiresIn)
        json.field("IdToken", idToken)
        json.field("NewDeviceMetadata", newDeviceMetadata)
        json.field("RefreshToken", refreshToken)
        json.field("TokenType", tokenType)
    }

    public static let shape = StructureShape("AuthenticationResultType", [
        .init("AccessToken", UserPoolsShapes.tokenModelType),
        .init("ExpiresIn", UserPoolsShapes.integerType),
        .init("IdToken", UserPoolsShapes.tokenModelType),
        .init("NewDeviceMetadata", .structure(NewDeviceMetadataType.shape)),
        .init("RefreshToken", UserPoolsShapes.tokenModelType),
        .init("TokenType", UserPoolsShapes.stringType),
    ])
}
