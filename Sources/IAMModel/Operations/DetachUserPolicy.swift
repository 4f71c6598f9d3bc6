// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of DetachUserPolicy.
public struct DetachUserPolicyInput: OperationInput {
    public var policyArn: String
    public var userName: String

    public init(
        policyArn: String,
        userName: String
    ) {
        self.policyArn = policyArn
        self.userName = userName
    }

    public init(_ fields: JSONObject) throws {
        policyArn = try fields.requiredValue("PolicyArn")
        userName = try fields.requiredValue("UserName")
    }

    public func write(members json: inout JSONWriter) {
        json.field("PolicyArn", policyArn)
        json.field("UserName", userName)
    }

    public static let shape = StructureShape("DetachUserPolicyRequest", [
        .init("PolicyArn", IAMShapes.arnType, required: true),
        .init("UserName", IAMShapes.userNameType, required: true),
    ])

    public typealias Output = DetachUserPolicyOutput
    public static let operation = OperationModel(
        name: "DetachUserPolicy", service: .iam, signed: true, hasOutput: false,
        errors: [
            .noSuchEntity, .limitExceeded, .invalidInput, .serviceFailure,
        ])

    public var resource: Resource { .user(userName) }
}

/// DetachUserPolicy has no output.
public typealias DetachUserPolicyOutput = NoOutput
