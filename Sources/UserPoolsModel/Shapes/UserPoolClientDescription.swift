// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `UserPoolClientDescription`.
package struct UserPoolClientDescription: Structure {
    package var clientId: ClientID?
    package var clientName: String?
    package var userPoolId: UserPoolID?

    package init(
        clientId: ClientID? = nil,
        clientName: String? = nil,
        userPoolId: UserPoolID? = nil
    ) {
        self.clientId = clientId
        self.clientName = clientName
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        clientId = try fields.value("ClientId")
        clientName = try fields.value("ClientName")
        userPoolId = try fields.value("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ClientId", clientId)
        json.field("ClientName", clientName)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("UserPoolClientDescription", [
        .init("ClientId", UserPoolsShapes.clientIdType),
        .init("ClientName", UserPoolsShapes.clientNameType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType),
    ])
}
