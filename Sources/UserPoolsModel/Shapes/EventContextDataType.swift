// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `EventContextDataType`.
package struct EventContextDataType: Structure {
    package var city: String?
    package var country: String?
    package var deviceName: String?
    package var ipAddress: String?
    package var timezone: String?

    package init(
        city: String? = nil,
        country: String? = nil,
        deviceName: String? = nil,
        ipAddress: String? = nil,
        timezone: String? = nil
    ) {
        self.city = city
        self.country = country
        self.deviceName = deviceName
        self.ipAddress = ipAddress
        self.timezone = timezone
    }

    package init(_ fields: JSONObject) throws {
        city = try fields.value("City")
        country = try fields.value("Country")
        deviceName = try fields.value("DeviceName")
        ipAddress = try fields.value("IpAddress")
        timezone = try fields.value("Timezone")
    }

    package func write(members json: inout JSONWriter) {
        json.field("City", city)
        json.field("Country", country)
        json.field("DeviceName", deviceName)
        json.field("IpAddress", ipAddress)
        json.field("Timezone", timezone)
    }

    package static let shape = StructureShape("EventContextDataType", [
        .init("City", UserPoolsShapes.stringType),
        .init("Country", UserPoolsShapes.stringType),
        .init("DeviceName", UserPoolsShapes.stringType),
        .init("IpAddress", UserPoolsShapes.stringType),
        .init("Timezone", UserPoolsShapes.stringType),
    ])
}
