// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import WireRuntime

/// The input of UntagResource.
public struct UntagResourceInput: OperationInput {
    public var resourceArn: String
    public var tagKeys: [String]

    public init(
        resourceArn: String,
        tagKeys: [String]
    ) {
        self.resourceArn = resourceArn
        self.tagKeys = tagKeys
    }

    public init(_ fields: JSONObject) throws {
        resourceArn = try fields.requiredValue("ResourceArn")
        tagKeys = try fields.requiredValue("TagKeys")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ResourceArn", resourceArn)
        json.field("TagKeys", tagKeys)
    }

    public static let shape = StructureShape("UntagResourceRequest", [
        .init("ResourceArn", UserPoolsShapes.arnType, required: true),
        .init("TagKeys", UserPoolsShapes.userPoolTagsListType, required: true),
    ])

    public typealias Output = UntagResourceOutput
    public static let operation = OperationModel(
        name: "UntagResource", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .notAuthorized, .tooManyRequests, .invalidParameter, .operationNotEnabled,
            .internalError,
        ])

    public var resource: Resource { .named(resourceArn) }
}

/// The output of UntagResource.
public struct UntagResourceOutput: OperationOutput {
    public init() {}

    public init(_: JSONObject) throws {}

    public func write(members _: inout JSONWriter) {}

    public static let shape = StructureShape("UntagResourceResponse", [])
}

#endif
