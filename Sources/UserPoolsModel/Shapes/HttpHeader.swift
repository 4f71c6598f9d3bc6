// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `HttpHeader`.
package struct HttpHeader: Structure {
    package var headerName: String?
    package var headerValue: String?

    package init(
        headerName: String? = nil,
        headerValue: String? = nil
    ) {
        self.headerName = headerName
        self.headerValue = headerValue
    }

    package init(_ fields: JSONObject) throws {
        headerName = try fields.value("headerName")
        headerValue = try fields.value("headerValue")
    }

    package func write(members json: inout JSONWriter) {
        json.field("headerName", headerName)
        json.field("headerValue", headerValue)
    }

    package static let shape = StructureShape("HttpHeader", [
        .init("headerName", UserPoolsShapes.stringType),
        .init("headerValue", UserPoolsShapes.stringType),
    ])
}
