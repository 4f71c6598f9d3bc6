// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import WireRuntime

/// The input of ListTagsForResource.
public struct IdentityPoolsListTagsForResourceInput: OperationInput {
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

    public static let shape = StructureShape("ListTagsForResourceInput", [
        .init("ResourceArn", IdentityPoolsShapes.arnString, required: true),
    ])

    public typealias Output = IdentityPoolsListTagsForResourceOutput
    public static let operation = OperationModel(
        name: "ListTagsForResource", service: .identityPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .tooManyRequests, .internalError,
        ])

    public var resource: Resource { .named(resourceArn) }
}

/// The output of ListTagsForResource.
public struct IdentityPoolsListTagsForResourceOutput: OperationOutput {
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
        .init("Tags", IdentityPoolsShapes.identityPoolTagsType),
    ])
}

#endif
