// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of UpdateAccessKey.
public struct UpdateAccessKeyInput: OperationInput {
    public var accessKeyId: String
    public var status: IAMStatusType
    public var userName: String?

    public init(
        accessKeyId: String,
        status: IAMStatusType,
        userName: String? = nil
    ) {
        self.accessKeyId = accessKeyId
        self.status = status
        self.userName = userName
    }

    public init(_ fields: JSONObject) throws {
        accessKeyId = try fields.requiredValue("AccessKeyId")
        status = try fields.requiredValue("Status")
        userName = try fields.value("UserName")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AccessKeyId", accessKeyId)
        json.field("Status", status)
        json.field("UserName", userName)
    }

    public static let shape = StructureShape("UpdateAccessKeyRequest", [
        .init("AccessKeyId", IAMShapes.accessKeyIdType, required: true),
        .init("Status", IAMShapes.statusType, required: true),
        .init("UserName", IAMShapes.existingUserNameType),
    ])

    public typealias Output = UpdateAccessKeyOutput
    public static let operation = OperationModel(
        name: "UpdateAccessKey", service: .iam, signed: true, hasOutput: false,
        errors: [
            .noSuchEntity, .limitExceeded, .serviceFailure, .invalidInput,
        ])

    public var resource: Resource { .user(userName) }
}

/// UpdateAccessKey has no output.
public typealias UpdateAccessKeyOutput = NoOutput
