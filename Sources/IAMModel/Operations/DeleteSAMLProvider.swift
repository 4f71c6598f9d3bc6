// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of DeleteSAMLProvider.
package struct DeleteSAMLProviderInput: OperationInput {
    package var samlProviderArn: String

    package init(
        samlProviderArn: String
    ) {
        self.samlProviderArn = samlProviderArn
    }

    package init(_ fields: JSONObject) throws {
        samlProviderArn = try fields.requiredValue("SAMLProviderArn")
    }

    package func write(members json: inout JSONWriter) {
        json.field("SAMLProviderArn", samlProviderArn)
    }

    package static let shape = StructureShape("DeleteSAMLProviderRequest", [
        .init("SAMLProviderArn", IAMShapes.arnType, required: true),
    ])

    package typealias Output = DeleteSAMLProviderOutput
    package static let operation = OperationModel(
        name: "DeleteSAMLProvider", service: .iam, signed: true, hasOutput: false,
        errors: [
            .invalidInput, .limitExceeded, .noSuchEntity, .serviceFailure,
        ])

    package var resource: Resource { .named(samlProviderArn) }
}

/// DeleteSAMLProvider has no output.
package typealias DeleteSAMLProviderOutput = NoOutput
