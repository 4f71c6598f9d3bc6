// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `ResourceServerType`.
package struct ResourceServerType: Structure {
    package var identifier: String?
    package var managedBy: ResourceServerManagedByType?
    package var name: String?
    package var scopes: [ResourceServerScopeType]?
    package var userPoolId: UserPoolID?

    package init(
        identifier: String? = nil,
        managedBy: ResourceServerManagedByType? = nil,
        name: String? = nil,
        scopes: [ResourceServerScopeType]? = nil,
        userPoolId: UserPoolID? = nil
    ) {
        self.identifier = identifier
        self.managedBy = managedBy
        self.name = name
        self.scopes = scopes
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        identifier = try fields.value("Identifier")
        managedBy = try fields.value("ManagedBy")
        name = try fields.value("Name")
        scopes = try fields.value("Scopes")
        userPoolId = try fields.value("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Identifier", identifier)
        json.field("ManagedBy", managedBy)
        json.field("Name", name)
        json.field("Scopes", scopes)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("ResourceServerType", [
        .init("Identifier", UserPoolsShapes.resourceServerIdentifierType),
        .init("ManagedBy", UserPoolsShapes.resourceServerManagedByType),
        .init("Name", UserPoolsShapes.resourceServerNameType),
        .init("Scopes", UserPoolsShapes.resourceServerScopeListType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType),
    ])
}
