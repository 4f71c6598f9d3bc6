// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import WireRuntime

/// The input of UntagResource.
public struct IdentityPoolsUntagResourceInput: OperationInput {
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

    public static let shape = StructureShape("UntagResourceInput", [
        .init("ResourceArn", IdentityPoolsShapes.arnString, required: true),
        .init("TagKeys", IdentityPoolsShapes.identityPoolTagsListType, required: true),
    ])

    public typealias Output = IdentityPoolsUntagResourceOutput
    public static let operation = OperationModel(
        name: "UntagResource", service: .identityPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .tooManyRequests, .internalError,
        ])

    public var resource: Resource { .named(resourceArn) }
}

/// The output of UntagResource.
public struct IdentityPoolsUntagResourceOutput: OperationOutput {
    public init() {}

    public init(_: JSONObject) throws {}

    public func write(members _: inout JSONWriter) {}

    public static let shape = StructureShape("UntagResourceResponse", [])
}

#endif
