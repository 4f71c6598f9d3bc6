// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of GetPolicy.
public struct GetPolicyInput: OperationInput {
    public var policyArn: String

    public init(
        policyArn: String
    ) {
        self.policyArn = policyArn
    }

    public init(_ fields: JSONObject) throws {
        policyArn = try fields.requiredValue("PolicyArn")
    }

    public func write(members json: inout JSONWriter) {
        json.field("PolicyArn", policyArn)
    }

    public static let shape = StructureShape("GetPolicyRequest", [
        .init("PolicyArn", IAMShapes.arnType, required: true),
    ])

    public typealias Output = GetPolicyOutput
    public static let operation = OperationModel(
        name: "GetPolicy", service: .iam, signed: true, hasOutput: true,
        errors: [
            .noSuchEntity, .invalidInput, .serviceFailure,
        ])

    public var resource: Resource { .named(policyArn) }
}

/// The output of GetPolicy.
public struct GetPolicyOutput: OperationOutput {
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

    public static let shape = StructureShape("GetPolicyResponse", [
        .init("Policy", .structure(IAMPolicy.shape)),
    ])
}
