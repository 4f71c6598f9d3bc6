// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of DeleteRolePolicy.
public struct DeleteRolePolicyInput: OperationInput {
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

    public static let shape = StructureShape("DeleteRolePolicyRequest", [
        .init("PolicyName", IAMShapes.policyNameType, required: true),
        .init("RoleName", IAMShapes.roleNameType, required: true),
    ])

    public typealias Output = DeleteRolePolicyOutput
    public static let operation = OperationModel(
        name: "DeleteRolePolicy", service: .iam, signed: true, hasOutput: false,
        errors: [
            .noSuchEntity, .limitExceeded, .unmodifiableEntity, .serviceFailure,
        ])

    public var resource: Resource { .role(roleName) }
}

/// DeleteRolePolicy has no output.
public typealias DeleteRolePolicyOutput = NoOutput
