// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `Position`.
package struct IAMPosition: Structure {
    package var column: Int?
    package var line: Int?

    package init(
        column: Int? = nil,
        line: Int? = nil
    ) {
        self.column = column
        self.line = line
    }

    package init(_ fields: JSONObject) throws {
        column = try fields.value("Column")
        line = try fields.value("Line")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Column", column)
        json.field("Line", line)
    }

    package static let shape = StructureShape("Position", [
        .init("Column", IAMShapes.columnNumber),
        .init("Line", IAMShapes.lineNumber),
    ])
}
