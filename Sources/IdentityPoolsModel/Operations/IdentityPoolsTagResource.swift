// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import WireRuntime

/// The input of TagResource.
public struct IdentityPoolsTagResourceInput: OperationInput {
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

    public static let shape = StructureShape("TagResourceInput", [
        .init("ResourceArn", IdentityPoolsShapes.arnString, required: true),
        .init("Tags", IdentityPoolsShapes.identityPoolTagsType, required: true),
    ])

    public typealias Output = IdentityPoolsTagResourceOutput
    public static let operation = OperationModel(
        name: "TagResource", service: .identityPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .tooManyRequests, .internalError,
        ])

    public var resource: Resource { .named(resourceArn) }
}

/// The output of TagResource.
public struct IdentityPoolsTagResourceOutput: OperationOutput {
    public init() {}

    public init(_: JSONObject) throws {}

    public func write(members _: inout JSONWriter) {}

    public static let shape = StructureShape("TagResourceResponse", [])
}

#endif
