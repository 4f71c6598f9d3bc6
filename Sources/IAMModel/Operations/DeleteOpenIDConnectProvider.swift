// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of DeleteOpenIDConnectProvider.
public struct DeleteOpenIDConnectProviderInput: OperationInput {
    public var openIDConnectProviderArn: String

    public init(
        openIDConnectProviderArn: String
    ) {
        self.openIDConnectProviderArn = openIDConnectProviderArn
    }

    public init(_ fields: JSONObject) throws {
        openIDConnectProviderArn = try fields.requiredValue("OpenIDConnectProviderArn")
    }

    public func write(members json: inout JSONWriter) {
        json.field("OpenIDConnectProviderArn", openIDConnectProviderArn)
    }

    public static let shape = StructureShape("DeleteOpenIDConnectProviderRequest", [
        .init("OpenIDConnectProviderArn", IAMShapes.arnType, required: true),
    ])

    public typealias Output = DeleteOpenIDConnectProviderOutput
    public static let operation = OperationModel(
        name: "DeleteOpenIDConnectProvider", service: .iam, signed: true, hasOutput: false,
        errors: [
            .invalidInput, .noSuchEntity, .serviceFailure,
        ])

    public var resource: Resource { .named(openIDConnectProviderArn) }
}

/// DeleteOpenIDConnectProvider has no output.
public typealias DeleteOpenIDConnectProviderOutput = NoOutput
