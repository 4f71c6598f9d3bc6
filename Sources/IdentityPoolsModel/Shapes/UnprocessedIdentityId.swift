// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `UnprocessedIdentityId`.
package struct UnprocessedIdentityId: Structure {
    package var errorCode: IdentityPoolsErrorCode?
    package var identityId: String?

    package init(
        errorCode: IdentityPoolsErrorCode? = nil,
        identityId: String? = nil
    ) {
        self.errorCode = errorCode
        self.identityId = identityId
    }

    package init(_ fields: JSONObject) throws {
        errorCode = try fields.value("ErrorCode")
        identityId = try fields.value("IdentityId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ErrorCode", errorCode)
        json.field("IdentityId", identityId)
    }

    package static let shape = StructureShape("UnprocessedIdentityId", [
        .init("ErrorCode", IdentityPoolsShapes.errorCode),
        .init("IdentityId", IdentityPoolsShapes.identityId),
    ])
}
