// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The model's `AccessKeyMetadata`.
public struct IAMAccessKeyMetadata: Structure {
    public var accessKeyId: String?
    public var createDate: Instant?
    public var status: IAMStatusType?
    public var userName: String?

    public init(
        accessKeyId: String? = nil,
        createDate: Instant? = nil,
        status: IAMStatusType? = nil,
        userName: String? = nil
    ) {
        self.accessKeyId = accessKeyId
        self.createDate = createDate
        self.status = status
        self.userName = userName
    }

    public init(_ fields: JSONObject) throws {
        accessKeyId = try fields.value("AccessKeyId")
        createDate = try fields.value("CreateDate")
        status = try fields.value("Status")
        userName = try fields.value("UserName")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AccessKeyId", accessKeyId)
        json.field("CreateDate", createDate)
        json.field("Status", status)
        json.field("UserName", userName)
    }

    public static let shape = StructureShape("AccessKeyMetadata", [
        .init("AccessKeyId", IAMShapes.accessKeyIdType),
        .init("CreateDate", IAMShapes.dateType),
        .init("Status", IAMShapes.statusType),
        .init("UserName", IAMShapes.userNameType),
    ])
}
