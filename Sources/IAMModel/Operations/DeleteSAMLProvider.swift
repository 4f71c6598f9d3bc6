// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of DeleteSAMLProvider.
public struct DeleteSAMLProviderInput: OperationInput {
    public var samlProviderArn: String

    public init(
        samlProviderArn: String
    ) {
        self.samlProviderArn = samlProviderArn
    }

    public init(_ fields: JSONObject) throws {
        samlProviderArn = try fields.requiredValue("SAMLProviderArn")
    }

    public func write(members json: inout JSONWriter) {
        json.field("SAMLProviderArn", samlProviderArn)
    }

    public static let shape = StructureShape("DeleteSAMLProviderRequest", [
        .init("SAMLProviderArn", IAMShapes.arnType, required: true),
    ])

    public typealias Output = DeleteSAMLProviderOutput
    public static let operation = OperationModel(
        name: "DeleteSAMLProvider", service: .iam, signed: true, hasOutput: false,
        errors: [
            .invalidInput, .limitExceeded, .noSuchEntity, .serviceFailure,
        ])

    public var resource: Resource { .named(samlProviderArn) }
}

/// DeleteSAMLProvider has no output.
public typealias DeleteSAMLProviderOutput = NoOutput
