// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of DeleteUserPolicy.
public struct DeleteUserPolicyInput: OperationInput {
    public var policyName: String
    public var userName: String

    public init(
        policyName: String,
        userName: String
    ) {
        self.policyName = policyName
        self.userName = userName
    }

    public init(_ fields: JSONObject) throws {
        policyName = try fields.requiredValue("PolicyName")
        userName = try fields.requiredValue("UserName")
    }

    public func write(members json: inout JSONWriter) {
        json.field("PolicyName", policyName)
        json.field("UserName", userName)
    }

    public static let shape = StructureShape("DeleteUserPolicyRequest", [
        .init("PolicyName", IAMShapes.policyNameType, required: true),
        .init("UserName", IAMShapes.existingUserNameType, required: true),
    ])

    public typealias Output = DeleteUserPolicyOutput
    public static let operation = OperationModel(
        name: "DeleteUserPolicy", service: .iam, signed: true, hasOutput: false,
        errors: [
            .noSuchEntity, .limitExceeded, .serviceFailure,
        ])

    public var resource: Resource { .user(userName) }
}

/// DeleteUserPolicy has no output.
public typealias DeleteUserPolicyOutput = NoOutput
