// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `CognitoIdentityProvider`.
package struct CognitoIdentityProvider: Structure {
    package var clientId: String?
    package var providerName: String?
    package var serverSideTokenCheck: Bool?

    package init(
        clientId: String? = nil,
        providerName: String? = nil,
        serverSideTokenCheck: Bool? = nil
    ) {
        self.clientId = clientId
        self.providerName = providerName
        self.serverSideTokenCheck = serverSideTokenCheck
    }

    package init(_ fields: JSONObject) throws {
        clientId = try fields.value("ClientId")
        providerName = try fields.value("ProviderName")
        serverSideTokenCheck = try fields.value("ServerSideTokenCheck")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ClientId", clientId)
        json.field("ProviderName", providerName)
        json.field("ServerSideTokenCheck", serverSideTokenCheck)
    }

    package static let shape = StructureShape("CognitoIdentityProvider", [
        .init("ClientId", IdentityPoolsShapes.cognitoIdentityProviderClientId),
        .init("ProviderName", IdentityPoolsShapes.cognitoIdentityProviderName),
        .init("ServerSideTokenCheck", IdentityPoolsShapes.cognitoIdentityProviderTokenCheck),
    ])
}
