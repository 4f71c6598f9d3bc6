// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `DeviceType`.
package struct DeviceType: Structure {
    package var deviceAttributes: [AttributeType]?
    package var deviceCreateDate: Instant?
    package var deviceKey: String?
    package var deviceLastAuthenticatedDate: Instant?
    package var deviceLastModifiedDate: Instant?

    package init(
        deviceAttributes: [AttributeType]? = nil,
        deviceCreateDate: Instant? = nil,
        deviceKey: String? = nil,
        deviceLastAuthenticatedDate: Instant? = nil,
        deviceLastModifiedDate: Instant? = nil
    ) {
        self.deviceAttributes = deviceAttributes
        self.deviceCreateDate = deviceCreateDate
        self.deviceKey = deviceKey
        self.deviceLastAuthenticatedDate = deviceLastAuthenticatedDate
        self.deviceLastModifiedDate = deviceLastModifiedDate
    }

    package init(_ fields: JSONObject) throws {
        deviceAttributes = try fields.value("DeviceAttributes")
        deviceCreateDate = try fields.value("DeviceCreateDate")
        deviceKey = try fields.value("DeviceKey")
        deviceLastAuthenticatedDate = try fields.value("DeviceLastAuthenticatedDate")
        deviceLastModifiedDate = try fields.value("DeviceLastModifiedDate")
    }

    package func write(members json: inout JSONWriter) {
        json.field("DeviceAttributes", deviceAttributes)
        json.field("DeviceCreateDate", deviceCreateDate)
        json.field("DeviceKey", deviceKey)
        json.field("DeviceLastAuthenticatedDate", deviceLastAuthenticatedDate)
        json.field("DeviceLastModifiedDate", deviceLastModifiedDate)
    }

    package static let shape = StructureShape("DeviceType", [
        .init("DeviceAttributes", UserPoolsShapes.attributeListType),
        .init("DeviceCreateDate", UserPoolsShapes.dateType),
        .init("DeviceKey", UserPoolsShapes.deviceKeyType),
        .init("DeviceLastAuthenticatedDate", UserPoolsShapes.dateType),
        .init("DeviceLastModifiedDate", UserPoolsShapes.dateType),
    ])
}
