// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of DeleteOpenIDConnectProvider.
package struct DeleteOpenIDConnectProviderInput: OperationInput {
    package var openIDConnectProviderArn: String

    package init(
        openIDConnectProviderArn: String
    ) {
        self.openIDConnectProviderArn = openIDConnectProviderArn
    }

    package init(_ fields: JSONObject) throws {
        openIDConnectProviderArn = try fields.requiredValue("OpenIDConnectProviderArn")
    }

    package func write(members json: inout JSONWriter) {
        json.field("OpenIDConnectProviderArn", openIDConnectProviderArn)
    }

    package static let shape = StructureShape("DeleteOpenIDConnectProviderRequest", [
        .init("OpenIDConnectProviderArn", IAMShapes.arnType, required: true),
    ])

    package typealias Output = DeleteOpenIDConnectProviderOutput
    package static let operation = OperationModel(
        name: "DeleteOpenIDConnectProvider", service: .iam, signed: true, hasOutput: false,
        errors: [
            .invalidInput, .noSuchEntity, .serviceFailure,
        ])

    package var resource: Resource { .named(openIDConnectProviderArn) }
}

/// DeleteOpenIDConnectProvider has no output.
package typealias DeleteOpenIDConnectProviderOutput = NoOutput
