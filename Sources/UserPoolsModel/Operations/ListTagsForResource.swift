// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import WireRuntime

/// The input of ListTagsForResource.
package struct ListTagsForResourceInput: OperationInput {
    package var resourceArn: String

    package init(
        resourceArn: String
    ) {
        self.resourceArn = resourceArn
    }

    package init(_ fields: JSONObject) throws {
        resourceArn = try fields.requiredValue("ResourceArn")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ResourceArn", resourceArn)
    }

    package static let shape = StructureShape("ListTagsForResourceRequest", [
        .init("ResourceArn", UserPoolsShapes.arnType, required: true),
    ])

    package typealias Output = ListTagsForResourceOutput
    package static let operation = OperationModel(
        name: "ListTagsForResource", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .notAuthorized, .tooManyRequests, .invalidParameter, .operationNotEnabled,
            .internalError,
        ])

    package var resource: Resource { .named(resourceArn) }
}

/// The output of ListTagsForResource.
package struct ListTagsForResourceOutput: OperationOutput {
    package var tags: [String: String]?

    package init(
        tags: [String: String]? = nil
    ) {
        self.tags = tags
    }

    package init(_ fields: JSONObject) throws {
        tags = try fields.value("Tags")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Tags", tags)
    }

    package static let shape = StructureShape("ListTagsForResourceResponse", [
        .init("Tags", UserPoolsShapes.userPoolTagsType),
    ])
}

#endif
