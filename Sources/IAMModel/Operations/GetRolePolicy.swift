// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of GetRolePolicy.
public struct GetRolePolicyInput: OperationInput {
    public var policyName: String
    public var roleName: String

    public init(
        policyName: String,
        roleName: String
    ) {
        self.policyName = policyName
        self.roleName = roleName
    }

    public init(_ fields: JSONObject) throws {
        policyName = try fields.requiredValue("PolicyName")
        roleName = try fields.requiredValue("RoleName")
    }

    public func write(members json: inout JSONWriter) {
        json.field("PolicyName", policyName)
        json.field("RoleName", roleName)
    }

    public static let shape = StructureShape("GetRolePolicyRequest", [
        .init("PolicyName", IAMShapes.policyNameType, required: true),
        .init("RoleName", IAMShapes.roleNameType, required: true),
    ])

    public typealias Output = GetRolePolicyOutput
    public static let operation = OperationModel(
        name: "GetRolePolicy", service: .iam, signed: true, hasOutput: true,
        errors: [
            .noSuchEntity, .serviceFailure,
        ])

    public var resource: Resource { .role(roleName) }
}

/// The output of GetRolePolicy.
public struct GetRolePolicyOutput: OperationOutput {
    public var policyDocument: String
    public var policyName: String
    public var roleName: String

    public init(
        policyDocument: String,
        policyName: String,
        roleName: String
    ) {
        self.policyDocument = policyDocument
        self.policyName = policyName
        self.roleName = roleName
    }

    public init(_ fields: JSONObject) throws {
        policyDocument = try fields.requiredValue("PolicyDocument")
        policyName = try fields.requiredValue("PolicyName")
        roleName = try fields.requiredValue("RoleName")
    }

    public func write(members json: inout JSONWriter) {
        json.field("PolicyDocument", policyDocument)
        json.field("PolicyName", policyName)
        json.field("RoleName", roleName)
    }

    public static let shape = StructureShape("GetRolePolicyResponse", [
        .init("PolicyDocument", IAMShapes.policyDocumentType, required: true),
        .init("PolicyName", IAMShapes.policyNameType, required: true),
        .init("RoleName", IAMShapes.roleNameType, required: true),
    ])
}
