// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import WireRuntime

/// The input of UntagResource.
package struct UntagResourceInput: OperationInput {
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

    package static let shape = StructureShape("UntagResourceRequest", [
        .init("ResourceArn", UserPoolsShapes.arnType, required: true),
        .init("TagKeys", UserPoolsShapes.userPoolTagsListType, required: true),
    ])

    package typealias Output = UntagResourceOutput
    package static let operation = OperationModel(
        name: "UntagResource", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .notAuthorized, .tooManyRequests, .invalidParameter, .operationNotEnabled,
            .internalError,
        ])

    package var resource: Resource { .named(resourceArn) }
}

/// The output of UntagResource.
package struct UntagResourceOutput: OperationOutput {
    package init() {}

    package init(_: JSONObject) throws {}

    package func write(members _: inout JSONWriter) {}

    package static let shape = StructureShape("UntagResourceResponse", [])
}

#endif
