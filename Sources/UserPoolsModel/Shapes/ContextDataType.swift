// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `ContextDataType`.
package struct ContextDataType: Structure {
    package var encodedData: String?
    package var httpHeaders: [HttpHeader]
    package var ipAddress: String
    package var serverName: String
    package var serverPath: String

    package init(
        encodedData: String? = nil,
        httpHeaders: [HttpHeader],
        ipAddress: String,
        serverName: String,
        serverPath: String
    ) {
        self.encodedData = encodedData
        self.httpHeaders = httpHeaders
        self.ipAddress = ipAddress
        self.serverName = serverName
        self.serverPath = serverPath
    }

    package init(_ fields: JSONObject) throws {
        encodedData = try fields.value("EncodedData")
        httpHeaders = try fields.requiredValue("HttpHeaders")
        ipAddress = try fields.requiredValue("IpAddress")
        serverName = try fields.requiredValue("ServerName")
        serverPath = try fields.requiredValue("ServerPath")
    }

    package func write(members json: inout JSONWriter) {
        json.field("EncodedData", encodedData)
        json.field("HttpHeaders", httpHeaders)
        json.field("IpAddress", ipAddress)
        json.field("ServerName", serverName)
        json.field("ServerPath", serverPath)
    }

    package static let shape = StructureShape("ContextDataType", [
        .init("EncodedData", UserPoolsShapes.stringType),
        .init("HttpHeaders", UserPoolsShapes.httpHeaderList, required: true),
        .init("IpAddress", UserPoolsShapes.stringType, required: true),
        .init("ServerName", UserPoolsShapes.stringType, required: true),
        .init("ServerPath", UserPoolsShapes.stringType, required: true),
    ])
}
