// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The model's `AccessKey`.
public struct IAMAccessKey: Structure {
    public var accessKeyId: String
    public var createDate: Instant?
    public var secretAccessKey: Secret<String>
    public var status: IAMStatusType
    public var userName: String

    public init(
        accessKeyId: String,
        createDate: Instant? = nil,
        secretAccessKey: Secret<String>,
        status: IAMStatusType,
        userName: String
    ) {
        self.accessKeyId = accessKeyId
        self.createDate = createDate
        self.secretAccessKey = secretAccessKey
        self.status = status
        self.userName = userName
    }

    public init(_ fields: JSONObject) throws {
        accessKeyId = try fields.requiredValue("AccessKeyId")
        createDate = try fields.value("CreateDate")
        secretAccessKey = try fields.requiredValue("SecretAccessKey")
        status = try fields.requiredValue("Status")
        userName = try fields.requiredValue("UserName")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AccessKeyId", accessKeyId)
        json.field("CreateDate", createDate)
        json.field("SecretAccessKey", secretAccessKey)
        json.field("Status", status)
        json.field("UserName", userName)
    }

    public static let shape = StructureShape("AccessKey", [
        .init("AccessKeyId", IAMShapes.accessKeyIdType, required: true),
        .init("CreateDate", IAMShapes.dateType),
        .init("SecretAccessKey", IAMShapes.accessKeySecretType, required: true),
        .init("Status", IAMShapes.statusType, required: true),
        .init("UserName", IAMShapes.userNameType, required: true),
    ])
}
