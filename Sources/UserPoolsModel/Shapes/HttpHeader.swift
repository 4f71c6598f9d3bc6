// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `HttpHeader`.
public struct HttpHeader: Structure {
    public var headerName: String?
    public var headerValue: String?

    public init(
        headerName: String? = nil,
        headerValue: String? = nil
    ) {
        self.headerName = headerName
        self.headerValue = headerValue
    }

    public init(_ fields: JSONObject) throws {
        headerName = try fields.value("headerName")
        headerValue = try fields.value("headerValue")
    }

    public func write(members json: inout JSONWriter) {
        json.field("headerName", headerName)
        json.field("headerValue", headerValue)
    }

    public static let shape = StructureShape("HttpHeader", [
        .init("headerName", UserPoolsShapes.stringType),
        .init("headerValue", UserPoolsShapes.stringType),
    ])
}
