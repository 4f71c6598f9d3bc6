// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `UserContextDataType`.
package struct UserContextDataType: Structure {
    package var encodedData: String?
    package var ipAddress: String?

    package init(
        encodedData: String? = nil,
        ipAddress: String? = nil
    ) {
        self.encodedData = encodedData
        self.ipAddress = ipAddress
    }

    package init(_ fields: JSONObject) throws {
        encodedData = try fields.value("EncodedData")
        ipAddress = try fields.value("IpAddress")
    }

    package func write(members json: inout JSONWriter) {
        json.field("EncodedData", encodedData)
        json.field("IpAddress", ipAddress)
    }

    package static let shape = StructureShape("UserContextDataType", [
        .init("EncodedData", UserPoolsShapes.stringType),
        .init("IpAddress", UserPoolsShapes.stringType),
    ])
}
