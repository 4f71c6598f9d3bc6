// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The model's `ClientSecretDescriptorType`.
public struct ClientSecretDescriptorType: Structure {
    public var clientSecretCreateDate: Instant?
    public var clientSecretId: String?
    public var clientSecretValue: Secret<String>?

    public init(
        clientSecretCreateDate: Instant? = nil,
        clientSecretId: String? = nil,
        clientSecretValue: Secret<String>? = nil
    ) {
        self.clientSecretCreateDate = clientSecretCreateDate
        self.clientSecretId = clientSecretId
        self.clientSecretValue = clientSecretValue
    }

    public init(_ fields: JSONObject) throws {
        clientSecretCreateDate = try fields.value("ClientSecretCreateDate")
        clientSecretId = try fields.value("ClientSecretId")
        clientSecretValue = try fields.value("ClientSecretValue")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ClientSecretCreateDate", clientSecretCreateDate)
        json.field("ClientSecretId", clientSecretId)
        json.field("ClientSecretValue", clientSecretValue)
    }

    public static let shape = StructureShape("ClientSecretDescriptorType", [
        .init("ClientSecretCreateDate", UserPoolsShapes.dateType),
        .init("ClientSecretId", UserPoolsShapes.clientSecretIdType),
        .init("ClientSecretValue", UserPoolsShapes.clientSecretType),
    ])
}
