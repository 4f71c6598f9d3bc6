// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import WireRuntime

/// The input of ListTagsForResource.
package struct IdentityPoolsListTagsForResourceInput: OperationInput {
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

    package static let shape = StructureShape("ListTagsForResourceInput", [
        .init("ResourceArn", IdentityPoolsShapes.arnString, required: true),
    ])

    package typealias Output = IdentityPoolsListTagsForResourceOutput
    package static let operation = OperationModel(
        name: "ListTagsForResource", service: .identityPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .tooManyRequests, .internalError,
        ])

    package var resource: Resource { .named(resourceArn) }
}

/// The output of ListTagsForResource.
package struct IdentityPoolsListTagsForResourceOutput: OperationOutput {
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
        .init("Tags", IdentityPoolsShapes.identityPoolTagsType),
    ])
}

#endif
