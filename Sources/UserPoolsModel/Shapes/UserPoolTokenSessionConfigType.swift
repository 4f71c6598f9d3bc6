// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `UserPoolTokenSessionConfigType`.
package struct UserPoolTokenSessionConfigType: Structure {
    package var maxPerUser: Int

    package init(
        maxPerUser: Int
    ) {
        self.maxPerUser = maxPerUser
    }

    package init(_ fields: JSONObject) throws {
        maxPerUser = try fields.requiredValue("MaxPerUser")
    }

    package func write(members json: inout JSONWriter) {
        json.field("MaxPerUser", maxPerUser)
    }

    package static let shape = StructureShape("UserPoolTokenSessionConfigType", [
        .init("MaxPerUser", UserPoolsShapes.maxSessionsPerUserType, required: true),
    ])
}
