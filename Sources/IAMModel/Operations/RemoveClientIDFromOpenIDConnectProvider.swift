// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of RemoveClientIDFromOpenIDConnectProvider.
package struct RemoveClientIDFromOpenIDConnectProviderInput: OperationInput {
    package var clientID: String
    package var openIDConnectProviderArn: String

    package init(
        clientID: String,
        openIDConnectProviderArn: String
    ) {
        self.clientID = clientID
        self.openIDConnectProviderArn = openIDConnectProviderArn
    }

    package init(_ fields: JSONObject) throws {
        clientID = try fields.requiredValue("ClientID")
        openIDConnectProviderArn = try fields.requiredValue("OpenIDConnectProviderArn")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ClientID", clientID)
        json.field("OpenIDConnectProviderArn", openIDConnectProviderArn)
    }

    package static let shape = StructureShape("RemoveClientIDFromOpenIDConnectProviderRequest", [
        .init("ClientID", IAMShapes.clientIDType, required: true),
        .init("OpenIDConnectProviderArn", IAMShapes.arnType, required: true),
    ])

    package typealias Output = RemoveClientIDFromOpenIDConnectProviderOutput
    package static let operation = OperationModel(
        name: "RemoveClientIDFromOpenIDConnectProvider", service: .iam, signed: true, hasOutput: false,
        errors: [
            .concurrentModification, .invalidInput, .noSuchEntity, .serviceFailure,
        ])

    package var resource: Resource { .named(openIDConnectProviderArn) }
}

/// RemoveClientIDFromOpenIDConnectProvider has no output.
package typealias RemoveClientIDFromOpenIDConnectProviderOutput = NoOutput
