// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of DeleteAccessKey.
public struct DeleteAccessKeyInput: OperationInput {
    public var accessKeyId: String
    public var userName: String?

    public init(
        accessKeyId: String,
        userName: String? = nil
    ) {
        self.accessKeyId = accessKeyId
        self.userName = userName
    }

    public init(_ fields: JSONObject) throws {
        accessKeyId = try fields.requiredValue("AccessKeyId")
        userName = try fields.value("UserName")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AccessKeyId", accessKeyId)
        json.field("UserName", userName)
    }

    public static let shape = StructureShape("DeleteAccessKeyRequest", [
        .init("AccessKeyId", IAMShapes.accessKeyIdType, required: true),
        .init("UserName", IAMShapes.existingUserNameType),
    ])

    public typealias Output = DeleteAccessKeyOutput
    public static let operation = OperationModel(
        name: "DeleteAccessKey", service: .iam, signed: true, hasOutput: false,
        errors: [
            .noSuchEntity, .limitExceeded, .serviceFailure,
        ])

    public var resource: Resource { .user(userName) }
}

/// DeleteAccessKey has no output.
public typealias DeleteAccessKeyOutput = NoOutput
