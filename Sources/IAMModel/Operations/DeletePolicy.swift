// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of DeletePolicy.
public struct DeletePolicyInput: OperationInput {
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

    public static let shape = StructureShape("DeletePolicyRequest", [
        .init("PolicyArn", IAMShapes.arnType, required: true),
    ])

    public typealias Output = DeletePolicyOutput
    public static let operation = OperationModel(
        name: "DeletePolicy", service: .iam, signed: true, hasOutput: false,
        errors: [
            .noSuchEntity, .limitExceeded, .invalidInput, .deleteConflict, .serviceFailure,
        ])

    public var resource: Resource { .named(policyArn) }
}

/// DeletePolicy has no output.
public typealias DeletePolicyOutput = NoOutput
