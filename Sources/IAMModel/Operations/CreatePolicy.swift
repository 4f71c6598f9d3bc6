// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of CreatePolicy.
public struct CreatePolicyInput: OperationInput {
    public var description: String?
    public var path: String?
    public var policyDocument: String
    public var policyName: String
    public var tags: [IAMTag]?

    public init(
        description: String? = nil,
        path: String? = nil,
        policyDocument: String,
        policyName: String,
        tags: [IAMTag]? = nil
    ) {
        self.description = description
        self.path = path
        self.policyDocument = policyDocument
        self.policyName = policyName
        self.tags = tags
    }

    public init(_ fields: JSONObject) throws {
        description = try fields.value("Description")
        path = try fields.value("Path")
        policyDocument = try fields.requiredValue("PolicyDocument")
        policyName = try fields.requiredValue("PolicyName")
        tags = try fields.value("Tags")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Description", description)
        json.field("Path", path)
        json.field("PolicyDocument", policyDocument)
        json.field("PolicyName", policyName)
        json.field("Tags", tags)
    }

    public static let shape = StructureShape("CreatePolicyRequest", [
        .init("Description", IAMShapes.policyDescriptionType),
        .init("Path", IAMShapes.policyPathType),
        .init("PolicyDocument", IAMShapes.policyDocumentType, required: true),
        .init("PolicyName", IAMShapes.policyNameType, required: true),
        .init("Tags", IAMShapes.tagListType),
    ])

    public typealias Output = CreatePolicyOutput
    public static let operation = OperationModel(
        name: "CreatePolicy", service: .iam, signed: true, hasOutput: true,
        errors: [
            .invalidInput, .limitExceeded, .entityAlreadyExists, .malformedPolicyDocument, .concurrentModification,
            .serviceFailure,
        ])

    public var resource: Resource { .created("policy\(path ?? "/")\(policyName)") }
}

/// The output of CreatePolicy.
public struct CreatePolicyOutput: OperationOutput {
    public var policy: IAMPolicy?

    public init(
        policy: IAMPolicy? = nil
    ) {
        self.policy = policy
    }

    public init(_ fields: JSONObject) throws {
        policy = try fields.value("Policy")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Policy", policy)
    }

    public static let shape = StructureShape("CreatePolicyResponse", [
        .init("Policy", .structure(IAMPolicy.shape)),
    ])
}
