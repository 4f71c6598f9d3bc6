// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of UpdateResourceServer.
package struct UpdateResourceServerInput: OperationInput, NamesUserPool {
    package var identifier: String
    package var name: String
    package var scopes: [ResourceServerScopeType]?
    package var userPoolId: UserPoolID

    package init(
        identifier: String,
        name: String,
        scopes: [ResourceServerScopeType]? = nil,
        userPoolId: UserPoolID
    ) {
        self.identifier = identifier
        self.name = name
        self.scopes = scopes
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        identifier = try fields.requiredValue("Identifier")
        name = try fields.requiredValue("Name")
        scopes = try fields.value("Scopes")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Identifier", identifier)
        json.field("Name", name)
        json.field("Scopes", scopes)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("UpdateResourceServerRequest", [
        .init("Identifier", UserPoolsShapes.resourceServerIdentifierType, required: true),
        .init("Name", UserPoolsShapes.resourceServerNameType, required: true),
        .init("Scopes", UserPoolsShapes.resourceServerScopeListType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = UpdateResourceServerOutput
    package static let operation = OperationModel(
        name: "UpdateResourceServer", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .tooManyRequests, .operationNotEnabled,
            .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of UpdateResourceServer.
package struct UpdateResourceServerOutput: OperationOutput {
    package var resourceServer: ResourceServerType

    package init(
        resourceServer: ResourceServerType
    ) {
        self.resourceServer = resourceServer
    }

    package init(_ fields: JSONObject) throws {
        resourceServer = try fields.requiredValue("ResourceServer")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ResourceServer", resourceServer)
    }

    package static let shape = StructureShape("UpdateResourceServerResponse", [
        .init("ResourceServer", .structure(ResourceServerType.shape), required: true),
    ])
}

#endif
