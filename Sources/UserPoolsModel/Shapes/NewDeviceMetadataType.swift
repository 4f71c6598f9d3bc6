// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `NewDeviceMetadataType`.
public struct NewDeviceMetadataType: Structure {
    public var deviceGroupKey: String?
    public var deviceKey: String?

    public init(
        deviceGroupKey: String? = nil,
        deviceKey: String? = nil
    ) {
        self.deviceGroupKey = deviceGroupKey
        self.deviceKey = deviceKey
    }

    public init(_ fields: JSONObject) throws {
        deviceGroupKey = try fields.value("DeviceGroupKey")
        deviceKey = try fields.value("DeviceKey")
    }

    public func write(members json: inout JSONWriter) {
        json.field("DeviceGroupKey", deviceGroupKey)
        json.field("DeviceKey", deviceKey)
    }

    public static let shape = StructureShape("NewDeviceMetadataType", [
        .init("DeviceGroupKey", UserPoolsShapes.stringType),
        .init("DeviceKey", UserPoolsShapes.deviceKeyType),
    ])
}
