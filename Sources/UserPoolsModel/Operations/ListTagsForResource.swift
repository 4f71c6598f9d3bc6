// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import WireRuntime

/// The input of ListTagsForResource.
public struct ListTagsForResourceInput: OperationInput {
    public var resourceArn: String

    public init(
        resourceArn: String
    ) {
        self.resourceArn = resourceArn
    }

    public init(_ fields: JSONObject) throws {
        resourceArn = try fields.requiredValue("ResourceArn")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ResourceArn", resourceArn)
    }

    public static let shape = StructureShape("ListTagsForResourceRequest", [
        .init("ResourceArn", UserPoolsShapes.arnType, required: true),
    ])

    public typealias Output = ListTagsForResourceOutput
    public static let operation = OperationModel(
        name: "ListTagsForResource", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .notAuthorized, .tooManyRequests, .invalidParameter, .operationNotEnabled,
            .internalError,
        ])

    public var resource: Resource { .named(resourceArn) }
}

/// The output of ListTagsForResource.
public struct ListTagsForResourceOutput: OperationOutput {
    public var tags: [String: String]?

    public init(
        tags: [String: String]? = nil
    ) {
        self.tags = tags
    }

    public init(_ fields: JSONObject) throws {
        tags = try fields.value("Tags")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Tags", tags)
    }

    public static let shape = StructureShape("ListTagsForResourceResponse", [
        .init("Tags", UserPoolsShapes.userPoolTagsType),
    ])
}

#endif
