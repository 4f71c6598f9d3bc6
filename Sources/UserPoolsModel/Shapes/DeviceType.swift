// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The model's `DeviceType`.
public struct DeviceType: Structure {
    public var deviceAttributes: [AttributeType]?
    public var deviceCreateDate: Instant?
    public var deviceKey: String?
    public var deviceLastAuthenticatedDate: Instant?
    public var deviceLastModifiedDate: Instant?

    public init(
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

    public init(_ fields: JSONObject) throws {
        deviceAttributes = try fields.value("DeviceAttributes")
        deviceCreateDate = try fields.value("DeviceCreateDate")
        deviceKey = try fields.value("DeviceKey")
        deviceLastAuthenticatedDate = try fields.value("DeviceLastAuthenticatedDate")
        deviceLastModifiedDate = try fields.value("DeviceLastModifiedDate")
    }

    public func write(members json: inout JSONWriter) {
        json.field("DeviceAttributes", deviceAttributes)
        json.field("DeviceCreateDate", deviceCreateDate)
        json.field("DeviceKey", deviceKey)
        json.field("DeviceLastAuthenticatedDate", deviceLastAuthenticatedDate)
        json.field("DeviceLastModifiedDate", deviceLastModifiedDate)
    }

    public static let shape = StructureShape("DeviceType", [
        .init("DeviceAttributes", UserPoolsShapes.attributeListType),
        .init("DeviceCreateDate", UserPoolsShapes.dateType),
        .init("DeviceKey", UserPoolsShapes.deviceKeyType),
        .init("DeviceLastAuthenticatedDate", UserPoolsShapes.dateType),
        .init("DeviceLastModifiedDate", UserPoolsShapes.dateType),
    ])
}
