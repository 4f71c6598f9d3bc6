// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of SetDefaultPolicyVersion.
public struct SetDefaultPolicyVersionInput: OperationInput {
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

    public static let shape = StructureShape("SetDefaultPolicyVersionRequest", [
        .init("PolicyArn", IAMShapes.arnType, required: true),
        .init("VersionId", IAMShapes.policyVersionIdType, required: true),
    ])

    public typealias Output = SetDefaultPolicyVersionOutput
    public static let operation = OperationModel(
        name: "SetDefaultPolicyVersion", service: .iam, signed: true, hasOutput: false,
        errors: [
            .noSuchEntity, .invalidInput, .limitExceeded, .serviceFailure,
        ])

    public var resource: Resource { .named(policyArn) }
}

/// SetDefaultPolicyVersion has no output.
public typealias SetDefaultPolicyVersionOutput = NoOutput
