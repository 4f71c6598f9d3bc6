// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of CreateAccessKey.
public struct CreateAccessKeyInput: OperationInput {
    public var userName: String?

    public init(
        userName: String? = nil
    ) {
        self.userName = userName
    }

    public init(_ fields: JSONObject) throws {
        userName = try fields.value("UserName")
    }

    public func write(members json: inout JSONWriter) {
        json.field("UserName", userName)
    }

    public static let shape = StructureShape("CreateAccessKeyRequest", [
        .init("UserName", IAMShapes.existingUserNameType),
    ])

    public typealias Output = CreateAccessKeyOutput
    public static let operation = OperationModel(
        name: "CreateAccessKey", service: .iam, signed: true, hasOutput: true,
        errors: [
            .noSuchEntity, .limitExceeded, .serviceFailure,
        ])

    public var resource: Resource { .user(userName) }
}

/// The output of CreateAccessKey.
public struct CreateAccessKeyOutput: OperationOutput {
    public var accessKey: IAMAccessKey

    public init(
        accessKey: IAMAccessKey
    ) {
        self.accessKey = accessKey
    }

    public init(_ fields: JSONObject) throws {
        accessKey = try fields.requiredValue("AccessKey")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AccessKey", accessKey)
    }

    public static let shape = StructureShape("CreateAccessKeyResponse", [
        .init("AccessKey", .structure(IAMAccessKey.shape), required: true),
    ])
}
