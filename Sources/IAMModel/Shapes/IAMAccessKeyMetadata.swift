// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `AccessKeyMetadata`.
package struct IAMAccessKeyMetadata: Structure {
    package var accessKeyId: String?
    package var createDate: Instant?
    package var status: IAMStatusType?
    package var userName: String?

    package init(
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

    package init(_ fields: JSONObject) throws {
        accessKeyId = try fields.value("AccessKeyId")
        createDate = try fields.value("CreateDate")
        status = try fields.value("Status")
        userName = try fields.value("UserName")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccessKeyId", accessKeyId)
        json.field("CreateDate", createDate)
        json.field("Status", status)
        json.field("UserName", userName)
    }

    package static let shape = StructureShape("AccessKeyMetadata", [
        .init("AccessKeyId", IAMShapes.accessKeyIdType),
        .init("CreateDate", IAMShapes.dateType),
        .init("Status", IAMShapes.statusType),
        .init("UserName", IAMShapes.userNameType),
    ])
}
