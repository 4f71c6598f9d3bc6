// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of AddClientIDToOpenIDConnectProvider.
public struct AddClientIDToOpenIDConnectProviderInput: OperationInput {
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

    public static let shape = StructureShape("AddClientIDToOpenIDConnectProviderRequest", [
        .init("ClientID", IAMShapes.clientIDType, required: true),
        .init("OpenIDConnectProviderArn", IAMShapes.arnType, required: true),
    ])

    public typealias Output = AddClientIDToOpenIDConnectProviderOutput
    public static let operation = OperationModel(
        name: "AddClientIDToOpenIDConnectProvider", service: .iam, signed: true, hasOutput: false,
        errors: [
            .concurrentModification, .invalidInput, .noSuchEntity, .limitExceeded, .serviceFailure,
        ])

    public var resource: Resource { .named(openIDConnectProviderArn) }
}

/// AddClientIDToOpenIDConnectProvider has no output.
public typealias AddClientIDToOpenIDConnectProviderOutput = NoOutput
