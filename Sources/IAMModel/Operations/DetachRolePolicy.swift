// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of DetachRolePolicy.
public struct DetachRolePolicyInput: OperationInput {
    public var policyArn: String
    public var roleName: String

    public init(
        policyArn: String,
        roleName: String
    ) {
        self.policyArn = policyArn
        self.roleName = roleName
    }

    public init(_ fields: JSONObject) throws {
        policyArn = try fields.requiredValue("PolicyArn")
        roleName = try fields.requiredValue("RoleName")
    }

    public func write(members json: inout JSONWriter) {
        json.field("PolicyArn", policyArn)
        json.field("RoleName", roleName)
    }

    public static let shape = StructureShape("DetachRolePolicyRequest", [
        .init("PolicyArn", IAMShapes.arnType, required: true),
        .init("RoleName", IAMShapes.roleNameType, required: true),
    ])

    public typealias Output = DetachRolePolicyOutput
    public static let operation = OperationModel(
        name: "DetachRolePolicy", service: .iam, signed: true, hasOutput: false,
        errors: [
            .noSuchEntity, .limitExceeded, .invalidInput, .unmodifiableEntity, .serviceFailure,
        ])

    public var resource: Resource { .role(roleName) }
}

/// DetachRolePolicy has no output.
public typealias DetachRolePolicyOutput = NoOutput
