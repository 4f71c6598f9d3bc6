// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import WireRuntime

/// The input of TagResource.
package struct IdentityPoolsTagResourceInput: OperationInput {
    package var resourceArn: String
    package var tags: [String: String]

    package init(
        resourceArn: String,
        tags: [String: String]
    ) {
        self.resourceArn = resourceArn
        self.tags = tags
    }

    package init(_ fields: JSONObject) throws {
        resourceArn = try fields.requiredValue("ResourceArn")
        tags = try fields.requiredValue("Tags")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ResourceArn", resourceArn)
        json.field("Tags", tags)
    }

    package static let shape = StructureShape("TagResourceInput", [
        .init("ResourceArn", IdentityPoolsShapes.arnString, required: true),
        .init("Tags", IdentityPoolsShapes.identityPoolTagsType, required: true),
    ])

    package typealias Output = IdentityPoolsTagResourceOutput
    package static let operation = OperationModel(
        name: "TagResource", service: .identityPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .tooManyRequests, .internalError,
        ])

    package var resource: Resource { .named(resourceArn) }
}

/// The output of TagResource.
package struct IdentityPoolsTagResourceOutput: OperationOutput {
    package init() {}

    package init(_: JSONObject) throws {}

    package func write(members _: inout JSONWriter) {}

    package static let shape = StructureShape("TagResourceResponse", [])
}

#endif
