// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of DeletePolicyVersion.
public struct DeletePolicyVersionInput: OperationInput {
    public var policyArn: String
    public var versionId: String

    public init(
        policyArn: String,
        versionId: String
    ) {
        self.policyArn = policyArn
        self.versionId = versionId
    }

    public init(_ fields: JSONObject) throws {
        policyArn = try fields.requiredValue("PolicyArn")
        versionId = try fields.requiredValue("VersionId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("PolicyArn", policyArn)
        json.field("VersionId", versionId)
    }

    public static let shape = StructureShape("DeletePolicyVersionRequest", [
        .init("PolicyArn", IAMShapes.arnType, required: true),
        .init("VersionId", IAMShapes.policyVersionIdType, required: true),
    ])

    public typealias Output = DeletePolicyVersionOutput
    public static let operation = OperationModel(
        name: "DeletePolicyVersion", service: .iam, signed: true, hasOutput: false,
        errors: [
            .noSuchEntity, .limitExceeded, .invalidInput, .deleteConflict, .serviceFailure,
        ])

    public var resource: Resource { .named(policyArn) }
}

/// DeletePolicyVersion has no output.
public typealias DeletePolicyVersionOutput = NoOutput
