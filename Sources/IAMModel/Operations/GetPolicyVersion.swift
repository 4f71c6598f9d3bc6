// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of GetPolicyVersion.
public struct GetPolicyVersionInput: OperationInput {
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

    public static let shape = StructureShape("GetPolicyVersionRequest", [
        .init("PolicyArn", IAMShapes.arnType, required: true),
        .init("VersionId", IAMShapes.policyVersionIdType, required: true),
    ])

    public typealias Output = GetPolicyVersionOutput
    public static let operation = OperationModel(
        name: "GetPolicyVersion", service: .iam, signed: true, hasOutput: true,
        errors: [
            .noSuchEntity, .invalidInput, .serviceFailure,
        ])

    public var resource: Resource { .named(policyArn) }
}

/// The output of GetPolicyVersion.
public struct GetPolicyVersionOutput: OperationOutput {
    public var policyVersion: IAMPolicyVersion?

    public init(
        policyVersion: IAMPolicyVersion? = nil
    ) {
        self.policyVersion = policyVersion
    }

    public init(_ fields: JSONObject) throws {
        policyVersion = try fields.value("PolicyVersion")
    }

    public func write(members json: inout JSONWriter) {
        json.field("PolicyVersion", policyVersion)
    }

    public static let shape = StructureShape("GetPolicyVersionResponse", [
        .init("PolicyVersion", .structure(IAMPolicyVersion.shape)),
    ])
}
