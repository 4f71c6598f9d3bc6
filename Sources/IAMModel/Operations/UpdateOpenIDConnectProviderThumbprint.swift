// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of UpdateOpenIDConnectProviderThumbprint.
package struct UpdateOpenIDConnectProviderThumbprintInput: OperationInput {
    package var openIDConnectProviderArn: String
    package var thumbprintList: [String]

    package init(
        openIDConnectProviderArn: String,
        thumbprintList: [String]
    ) {
        self.openIDConnectProviderArn = openIDConnectProviderArn
        self.thumbprintList = thumbprintList
    }

    package init(_ fields: JSONObject) throws {
        openIDConnectProviderArn = try fields.requiredValue("OpenIDConnectProviderArn")
        thumbprintList = try fields.requiredValue("ThumbprintList")
    }

    package func write(members json: inout JSONWriter) {
        json.field("OpenIDConnectProviderArn", openIDConnectProviderArn)
        json.field("ThumbprintList", thumbprintList)
    }

    package static let shape = StructureShape("UpdateOpenIDConnectProviderThumbprintRequest", [
        .init("OpenIDConnectProviderArn", IAMShapes.arnType, required: true),
        .init("ThumbprintList", IAMShapes.thumbprintListType, required: true),
    ])

    package typealias Output = UpdateOpenIDConnectProviderThumbprintOutput
    package static let operation = OperationModel(
        name: "UpdateOpenIDConnectProviderThumbprint", service: .iam, signed: true, hasOutput: false,
        errors: [
            .concurrentModification, .invalidInput, .noSuchEntity, .serviceFailure,
        ])

    package var resource: Resource { .named(openIDConnectProviderArn) }
}

/// UpdateOpenIDConnectProviderThumbprint has no output.
package typealias UpdateOpenIDConnectProviderThumbprintOutput = NoOutput
