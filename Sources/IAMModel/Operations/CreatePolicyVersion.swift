// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of CreatePolicyVersion.
public struct CreatePolicyVersionInput: OperationInput {
    public var policyArn: String
    public var policyDocument: String
    public var setAsDefault: Bool?

    public init(
        policyArn: String,
        policyDocument: String,
        setAsDefault: Bool? = nil
    ) {
        self.policyArn = policyArn
        self.policyDocument = policyDocument
        self.setAsDefault = setAsDefault
    }

    public init(_ fields: JSONObject) throws {
        policyArn = try fields.requiredValue("PolicyArn")
        policyDocument = try fields.requiredValue("PolicyDocument")
        setAsDefault = try fields.value("SetAsDefault")
    }

    public func write(members json: inout JSONWriter) {
        json.field("PolicyArn", policyArn)
        json.field("PolicyDocument", policyDocument)
        json.field("SetAsDefault", setAsDefault)
    }

    public static let shape = StructureShape("CreatePolicyVersionRequest", [
        .init("PolicyArn", IAMShapes.arnType, required: true),
        .init("PolicyDocument", IAMShapes.policyDocumentType, required: true),
        .init("SetAsDefault", IAMShapes.booleanType),
    ])

    public typealias Output = CreatePolicyVersionOutput
    public static let operation = OperationModel(
        name: "CreatePolicyVersion", service: .iam, signed: true, hasOutput: true,
        errors: [
            .noSuchEntity, .malformedPolicyDocument, .invalidInput, .limitExceeded, .serviceFailure,
        ])

    public var resource: Resource { .named(policyArn) }
}

/// The output of CreatePolicyVersion.
public struct CreatePolicyVersionOutput: OperationOutput {
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

    public static let shape = StructureShape("CreatePolicyVersionResponse", [
        .init("PolicyVersion", .structure(IAMPolicyVersion.shape)),
    ])
}
