// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of UpdateAssumeRolePolicy.
public struct UpdateAssumeRolePolicyInput: OperationInput {
    public var policyDocument: String
    public var roleName: String

    public init(
        policyDocument: String,
        roleName: String
    ) {
        self.policyDocument = policyDocument
        self.roleName = roleName
    }

    public init(_ fields: JSONObject) throws {
        policyDocument = try fields.requiredValue("PolicyDocument")
        roleName = try fields.requiredValue("RoleName")
    }

    public func write(members json: inout JSONWriter) {
        json.field("PolicyDocument", policyDocument)
        json.field("RoleName", roleName)
    }

    public static let shape = StructureShape("UpdateAssumeRolePolicyRequest", [
        .init("PolicyDocument", IAMShapes.policyDocumentType, required: true),
        .init("RoleName", IAMShapes.roleNameType, required: true),
    ])

    public typealias Output = UpdateAssumeRolePolicyOutput
    public static let operation = OperationModel(
        name: "UpdateAssumeRolePolicy", service: .iam, signed: true, hasOutput: false,
        errors: [
            .noSuchEntity, .malformedPolicyDocument, .limitExceeded, .unmodifiableEntity, .serviceFailure,
        ])

    public var resource: Resource { .role(roleName) }
}

/// UpdateAssumeRolePolicy has no output.
public typealias UpdateAssumeRolePolicyOutput = NoOutput
