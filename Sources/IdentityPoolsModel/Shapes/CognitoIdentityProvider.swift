// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `CognitoIdentityProvider`.
public struct CognitoIdentityProvider: Structure {
    public var clientId: String?
    public var providerName: String?
    public var serverSideTokenCheck: Bool?

    public init(
        clientId: String? = nil,
        providerName: String? = nil,
        serverSideTokenCheck: Bool? = nil
    ) {
        self.clientId = clientId
        self.providerName = providerName
        self.serverSideTokenCheck = serverSideTokenCheck
    }

    public init(_ fields: JSONObject) throws {
        clientId = try fields.value("ClientId")
        providerName = try fields.value("ProviderName")
        serverSideTokenCheck = try fields.value("ServerSideTokenCheck")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ClientId", clientId)
        json.field("ProviderName", providerName)
        json.field("ServerSideTokenCheck", serverSideTokenCheck)
    }

    public static let shape = StructureShape("CognitoIdentityProvider", [
        .init("ClientId", IdentityPoolsShapes.cognitoIdentityProviderClientId),
        .init("ProviderName", IdentityPoolsShapes.cognitoIdentityProviderName),
        .init("ServerSideTokenCheck", IdentityPoolsShapes.cognitoIdentityProviderTokenCheck),
    ])
}
