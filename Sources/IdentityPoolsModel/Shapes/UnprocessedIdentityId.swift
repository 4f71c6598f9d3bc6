// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `UnprocessedIdentityId`.
public struct UnprocessedIdentityId: Structure {
    public var errorCode: IdentityPoolsErrorCode?
    public var identityId: String?

    public init(
        errorCode: IdentityPoolsErrorCode? = nil,
        identityId: String? = nil
    ) {
        self.errorCode = errorCode
        self.identityId = identityId
    }

    public init(_ fields: JSONObject) throws {
        errorCode = try fields.value("ErrorCode")
        identityId = try fields.value("IdentityId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ErrorCode", errorCode)
        json.field("IdentityId", identityId)
    }

    public static let shape = StructureShape("UnprocessedIdentityId", [
        .init("ErrorCode", IdentityPoolsShapes.errorCode),
        .init("IdentityId", IdentityPoolsShapes.identityId),
    ])
}
