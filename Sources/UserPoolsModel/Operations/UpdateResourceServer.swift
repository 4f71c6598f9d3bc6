// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of UpdateResourceServer.
public struct UpdateResourceServerInput: OperationInput, NamesUserPool {
    public var identifier: String
    public var name: String
    public var scopes: [ResourceServerScopeType]?
    public var userPoolId: UserPoolID

    public init(
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

    public init(_ fields: JSONObject) throws {
        identifier = try fields.requiredValue("Identifier")
        name = try fields.requiredValue("Name")
        scopes = try fields.value("Scopes")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Identifier", identifier)
        json.field("Name", name)
        json.field("Scopes", scopes)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("UpdateResourceServerRequest", [
        .init("Identifier", UserPoolsShapes.resourceServerIdentifierType, required: true),
        .init("Name", UserPoolsShapes.resourceServerNameType, required: true),
        .init("Scopes", UserPoolsShapes.resourceServerScopeListType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = UpdateResourceServerOutput
    public static let operation = OperationModel(
        name: "UpdateResourceServer", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .tooManyRequests, .operationNotEnabled,
            .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of UpdateResourceServer.
public struct UpdateResourceServerOutput: OperationOutput {
    public var resourceServer: ResourceServerType

    public init(
        resourceServer: ResourceServerType
    ) {
        self.resourceServer = resourceServer
    }

    public init(_ fields: JSONObject) throws {
        resourceServer = try fields.requiredValue("ResourceServer")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ResourceServer", resourceServer)
    }

    public static let shape = StructureShape("UpdateResourceServerResponse", [
        .init("ResourceServer", .structure(ResourceServerType.shape), required: true),
    ])
}

#endif
