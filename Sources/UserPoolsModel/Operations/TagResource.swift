// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import WireRuntime

/// The input of TagResource.
public struct TagResourceInput: OperationInput {
    public var resourceArn: String
    public var tags: [String: String]

    public init(
        resourceArn: String,
        tags: [String: String]
    ) {
        self.resourceArn = resourceArn
        self.tags = tags
    }

    public init(_ fields: JSONObject) throws {
        resourceArn = try fields.requiredValue("ResourceArn")
        tags = try fields.requiredValue("Tags")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ResourceArn", resourceArn)
        json.field("Tags", tags)
    }

    public static let shape = StructureShape("TagResourceRequest", [
        .init("ResourceArn", UserPoolsShapes.arnType, required: true),
        .init("Tags", UserPoolsShapes.userPoolTagsType, required: true),
    ])

    public typealias Output = TagResourceOutput
    public static let operation = OperationModel(
        name: "TagResource", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .notAuthorized, .tooManyRequests, .invalidParameter, .operationNotEnabled,
            .internalError,
        ])

    public var resource: Resource { .named(resourceArn) }
}

/// The output of TagResource.
public struct TagResourceOutput: OperationOutput {
    public init() {}

    public init(_: JSONObject) throws {}

    public func write(members _: inout JSONWriter) {}

    public static let shape = StructureShape("TagResourceResponse", [])
}

#endif
