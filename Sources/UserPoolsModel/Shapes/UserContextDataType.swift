// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `UserContextDataType`.
public struct UserContextDataType: Structure {
    public var encodedData: String?
    public var ipAddress: String?

    public init(
        encodedData: String? = nil,
        ipAddress: String? = nil
    ) {
        self.encodedData = encodedData
        self.ipAddress = ipAddress
    }

    public init(_ fields: JSONObject) throws {
        encodedData = try fields.value("EncodedData")
        ipAddress = try fields.value("IpAddress")
    }

    public func write(members json: inout JSONWriter) {
        json.field("EncodedData", encodedData)
        json.field("IpAddress", ipAddress)
    }

    public static let shape = StructureShape("UserContextDataType", [
        .init("EncodedData", UserPoolsShapes.stringType),
        .init("IpAddress", UserPoolsShapes.stringType),
    ])
}
