// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of GetUserPolicy.
public struct GetUserPolicyInput: OperationInput {
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

    public static let shape = StructureShape("GetUserPolicyRequest", [
        .init("PolicyName", IAMShapes.policyNameType, required: true),
        .init("UserName", IAMShapes.existingUserNameType, required: true),
    ])

    public typealias Output = GetUserPolicyOutput
    public static let operation = OperationModel(
        name: "GetUserPolicy", service: .iam, signed: true, hasOutput: true,
        errors: [
            .noSuchEntity, .serviceFailure,
        ])

    public var resource: Resource { .user(userName) }
}

/// The output of GetUserPolicy.
public struct GetUserPolicyOutput: OperationOutput {
    public var policyDocument: String
    public var policyName: String
    public var userName: String

    public init(
        policyDocument: String,
        policyName: String,
        userName: String
    ) {
        self.policyDocument = policyDocument
        self.policyName = policyName
        self.userName = userName
    }

    public init(_ fields: JSONObject) throws {
        policyDocument = try fields.requiredValue("PolicyDocument")
        policyName = try fields.requiredValue("PolicyName")
        userName = try fields.requiredValue("UserName")
    }

    public func write(members json: inout JSONWriter) {
        json.field("PolicyDocument", policyDocument)
        json.field("PolicyName", policyName)
        json.field("UserName", userName)
    }

    public static let shape = StructureShape("GetUserPolicyResponse", [
        .init("PolicyDocument", IAMShapes.policyDocumentType, required: true),
        .init("PolicyName", IAMShapes.policyNameType, required: true),
        .init("UserName", IAMShapes.existingUserNameType, required: true),
    ])
}
