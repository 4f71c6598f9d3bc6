// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of CreatePolicy.
package struct CreatePolicyInput: OperationInput {
    package var description: String?
    package var path: String?
    package var policyDocument: String
    package var policyName: String
    package var tags: [IAMTag]?

    package init(
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

    package init(_ fields: JSONObject) throws {
        description = try fields.value("Description")
        path = try fields.value("Path")
        policyDocument = try fields.requiredValue("PolicyDocument")
        policyName = try fields.requiredValue("PolicyName")
        tags = try fields.value("Tags")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Description", description)
        json.field("Path", path)
        json.field("PolicyDocument", policyDocument)
        json.field("PolicyName", policyName)
        json.field("Tags", tags)
    }

    package static let shape = StructureShape("CreatePolicyRequest", [
        .init("Description", IAMShapes.policyDescriptionType),
        .init("Path", IAMShapes.policyPathType),
        .init("PolicyDocument", IAMShapes.policyDocumentType, required: true),
        .init("PolicyName", IAMShapes.policyNameType, required: true),
        .init("Tags", IAMShapes.tagListType),
    ])

    package typealias Output = CreatePolicyOutput
    package static let operation = OperationModel(
        name: "CreatePolicy", service: .iam, signed: true, hasOutput: true,
        errors: [
            .invalidInput, .limitExceeded, .entityAlreadyExists, .malformedPolicyDocument, .concurrentModification,
            .serviceFailure,
        ])

    package var resource: Resource { .created("policy\(path ?? "/")\(policyName)") }
}

/// The output of CreatePolicy.
package struct CreatePolicyOutput: OperationOutput {
    package var policy: IAMPolicy?

    package init(
        policy: IAMPolicy? = nil
    ) {
        self.policy = policy
    }

    package init(_ fields: JSONObject) throws {
        policy = try fields.value("Policy")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Policy", policy)
    }

    package static let shape = StructureShape("CreatePolicyResponse", [
        .init("Policy", .structure(IAMPolicy.shape)),
    ])
}
