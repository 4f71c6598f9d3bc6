// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `NewDeviceMetadataType`.
package struct NewDeviceMetadataType: Structure {
    package var deviceGroupKey: String?
    package var deviceKey: String?

    package init(
        deviceGroupKey: String? = nil,
        deviceKey: String? = nil
    ) {
        self.deviceGroupKey = deviceGroupKey
        self.deviceKey = deviceKey
    }

    package init(_ fields: JSONObject) throws {
        deviceGroupKey = try fields.value("DeviceGroupKey")
        deviceKey = try fields.value("DeviceKey")
    }

    package func write(members json: inout JSONWriter) {
        json.field("DeviceGroupKey", deviceGroupKey)
        json.field("DeviceKey", deviceKey)
    }

    package static let shape = StructureShape("NewDeviceMetadataType", [
        .init("DeviceGroupKey", UserPoolsShapes.stringType),
        .init("DeviceKey", UserPoolsShapes.deviceKeyType),
    ])
}
