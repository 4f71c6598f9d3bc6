// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The model's `UserPoolClientDescription`.
public struct UserPoolClientDescription: Structure {
    public var clientId: ClientID?
    public var clientName: String?
    public var userPoolId: UserPoolID?

    public init(
        clientId: ClientID? = nil,
        clientName: String? = nil,
        userPoolId: UserPoolID? = nil
    ) {
        self.clientId = clientId
        self.clientName = clientName
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        clientId = try fields.value("ClientId")
        clientName = try fields.value("ClientName")
        userPoolId = try fields.value("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ClientId", clientId)
        json.field("ClientName", clientName)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("UserPoolClientDescription", [
        .init("ClientId", UserPoolsShapes.clientIdType),
        .init("ClientName", UserPoolsShapes.clientNameType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType),
    ])
}
