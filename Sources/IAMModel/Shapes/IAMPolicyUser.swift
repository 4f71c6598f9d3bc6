// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `PolicyUser`.
package struct IAMPolicyUser: Structure {
    package var userId: String?
    package var userName: String?

    package init(
        userId: String? = nil,
        userName: String? = nil
    ) {
        self.userId = userId
        self.userName = userName
    }

    package init(_ fields: JSONObject) throws {
        userId = try fields.value("UserId")
        userName = try fields.value("UserName")
    }

    package func write(members json: inout JSONWriter) {
        json.field("UserId", userId)
        json.field("UserName", userName)
    }

    package static let shape = StructureShape("PolicyUser", [
        .init("UserId", IAMShapes.idType),
        .init("UserName", IAMShapes.userNameType),
    ])
}
