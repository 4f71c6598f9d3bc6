// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `IdentityPoolShortDescription`.
package struct IdentityPoolShortDescription: Structure {
    package var identityPoolId: String?
    package var identityPoolName: String?

    package init(
        identityPoolId: String? = nil,
        identityPoolName: String? = nil
    ) {
        self.identityPoolId = identityPoolId
        self.identityPoolName = identityPoolName
    }

    package init(_ fields: JSONObject) throws {
        identityPoolId = try fields.value("IdentityPoolId")
        identityPoolName = try fields.value("IdentityPoolName")
    }

    package func write(members json: inout JSONWriter) {
        json.field("IdentityPoolId", identityPoolId)
        json.field("IdentityPoolName", identityPoolName)
    }

    package static let shape = StructureShape("IdentityPoolShortDescription", [
        .init("IdentityPoolId", IdentityPoolsShapes.identityPoolId),
        .init("IdentityPoolName", IdentityPoolsShapes.identityPoolName),
    ])
}
