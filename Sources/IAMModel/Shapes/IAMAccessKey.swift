// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `AccessKey`.
package struct IAMAccessKey: Structure {
    package var accessKeyId: String
    package var createDate: Instant?
    package var secretAccessKey: Secret<String>
    package var status: IAMStatusType
    package var userName: String

    package init(
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

    package init(_ fields: JSONObject) throws {
        accessKeyId = try fields.requiredValue("AccessKeyId")
        createDate = try fields.value("CreateDate")
        secretAccessKey = try fields.requiredValue("SecretAccessKey")
        status = try fields.requiredValue("Status")
        userName = try fields.requiredValue("UserName")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccessKeyId", accessKeyId)
        json.field("CreateDate", createDate)
        json.field("SecretAccessKey", secretAccessKey)
        json.field("Status", status)
        json.field("UserName", userName)
    }

    package static let shape = StructureShape("AccessKey", [
        .init("AccessKeyId", IAMShapes.accessKeyIdType, required: true),
        .init("CreateDate", IAMShapes.dateType),
        .init("SecretAccessKey", IAMShapes.accessKeySecretType, required: true),
        .init("Status", IAMShapes.statusType, required: true),
        .init("UserName", IAMShapes.userNameType, required: true),
    ])
}
