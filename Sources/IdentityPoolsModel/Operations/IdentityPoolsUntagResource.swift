// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import WireRuntime

/// The input of UntagResource.
package struct IdentityPoolsUntagResourceInput: OperationInput {
    package var resourceArn: String
    package var tagKeys: [String]

    package init(
        resourceArn: String,
        tagKeys: [String]
    ) {
        self.resourceArn = resourceArn
        self.tagKeys = tagKeys
    }

    package init(_ fields: JSONObject) throws {
        resourceArn = try fields.requiredValue("ResourceArn")
        tagKeys = try fields.requiredValue("TagKeys")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ResourceArn", resourceArn)
        json.field("TagKeys", tagKeys)
    }

    package static let shape = StructureShape("UntagResourceInput", [
        .init("ResourceArn", IdentityPoolsShapes.arnString, required: true),
        .init("TagKeys", IdentityPoolsShapes.identityPoolTagsListType, required: true),
    ])

    package typealias Output = IdentityPoolsUntagResourceOutput
    package static let operation = OperationModel(
        name: "UntagResource", service: .identityPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .tooManyRequests, .internalError,
        ])

    package var resource: Resource { .named(resourceArn) }
}

/// The output of UntagResource.
package struct IdentityPoolsUntagResourceOutput: OperationOutput {
    package init() {}

    package init(_: JSONObject) throws {}

    package func write(members _: inout JSONWriter) {}

    package static let shape = StructureShape("UntagResourceResponse", [])
}

#endif
