// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `ClientSecretDescriptorType`.
package struct ClientSecretDescriptorType: Structure {
    package var clientSecretCreateDate: Instant?
    package var clientSecretId: String?
    package var clientSecretValue: Secret<String>?

    package init(
        clientSecretCreateDate: Instant? = nil,
        clientSecretId: String? = nil,
        clientSecretValue: Secret<String>? = nil
    ) {
        self.clientSecretCreateDate = clientSecretCreateDate
        self.clientSecretId = clientSecretId
        self.clientSecretValue = clientSecretValue
    }

    package init(_ fields: JSONObject) throws {
        clientSecretCreateDate = try fields.value("ClientSecretCreateDate")
        clientSecretId = try fields.value("ClientSecretId")
        clientSecretValue = try fields.value("ClientSecretValue")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ClientSecretCreateDate", clientSecretCreateDate)
        json.field("ClientSecretId", clientSecretId)
        json.field("ClientSecretValue", clientSecretValue)
    }

    package static let shape = StructureShape("ClientSecretDescriptorType", [
        .init("ClientSecretCreateDate", UserPoolsShapes.dateType),
        .init("ClientSecretId", UserPoolsShapes.clientSecretIdType),
        .init("ClientSecretValue", UserPoolsShapes.clientSecretType),
    ])
}
