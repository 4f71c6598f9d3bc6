// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of GetAccessKeyLastUsed.
public struct GetAccessKeyLastUsedInput: OperationInput {
    public var accessKeyId: String

    public init(
        accessKeyId: String
    ) {
        self.accessKeyId = accessKeyId
    }

    public init(_ fields: JSONObject) throws {
        accessKeyId = try fields.requiredValue("AccessKeyId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AccessKeyId", accessKeyId)
    }

    public static let shape = StructureShape("GetAccessKeyLastUsedRequest", [
        .init("AccessKeyId", IAMShapes.accessKeyIdType, required: true),
    ])

    public typealias Output = GetAccessKeyLastUsedOutput
    public static let operation = OperationModel(
        name: "GetAccessKeyLastUsed", service: .iam, signed: true, hasOutput: true,
        errors: [
        ])

    public var resource: Resource { .accessKey(accessKeyId) }
}

/// The output of GetAccessKeyLastUsed.
public struct GetAccessKeyLastUsedOutput: OperationOutput {
    public var accessKeyLastUsed: IAMAccessKeyLastUsed?
    public var userName: String?

    public init(
        accessKeyLastUsed: IAMAccessKeyLastUsed? = nil,
        userName: String? = nil
    ) {
        self.accessKeyLastUsed = accessKeyLastUsed
        self.userName = userName
    }

    public init(_ fields: JSONObject) throws {
        accessKeyLastUsed = try fields.value("AccessKeyLastUsed")
        userName = try fields.value("UserName")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AccessKeyLastUsed", accessKeyLastUsed)
        json.field("UserName", userName)
    }

    public static let shape = StructureShape("GetAccessKeyLastUsedResponse", [
        .init("AccessKeyLastUsed", .structure(IAMAccessKeyLastUsed.shape)),
        .init("UserName", IAMShapes.existingUserNameType),
    ])
}
