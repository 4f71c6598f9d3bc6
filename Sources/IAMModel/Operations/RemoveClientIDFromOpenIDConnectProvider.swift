// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of RemoveClientIDFromOpenIDConnectProvider.
public struct RemoveClientIDFromOpenIDConnectProviderInput: OperationInput {
    public var clientID: String
    public var openIDConnectProviderArn: String

    public init(
        clientID: String,
        openIDConnectProviderArn: String
    ) {
        self.clientID = clientID
        self.openIDConnectProviderArn = openIDConnectProviderArn
    }

    public init(_ fields: JSONObject) throws {
        clientID = try fields.requiredValue("ClientID")
        openIDConnectProviderArn = try fields.requiredValue("OpenIDConnectProviderArn")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ClientID", clientID)
        json.field("OpenIDConnectProviderArn", openIDConnectProviderArn)
    }

    public static let shape = StructureShape("RemoveClientIDFromOpenIDConnectProviderRequest", [
        .init("ClientID", IAMShapes.clientIDType, required: true),
        .init("OpenIDConnectProviderArn", IAMShapes.arnType, required: true),
    ])

    public typealias Output = RemoveClientIDFromOpenIDConnectProviderOutput
    public static let operation = OperationModel(
        name: "RemoveClientIDFromOpenIDConnectProvider", service: .iam, signed: true, hasOutput: false,
        errors: [
            .concurrentModification, .invalidInput, .noSuchEntity, .serviceFailure,
        ])

    public var resource: Resource { .named(openIDConnectProviderArn) }
}

/// RemoveClientIDFromOpenIDConnectProvider has no output.
public typealias RemoveClientIDFromOpenIDConnectProviderOutput = NoOutput
