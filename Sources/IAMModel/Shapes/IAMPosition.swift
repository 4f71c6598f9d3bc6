// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `Position`.
public struct IAMPosition: Structure {
    public var column: Int?
    public var line: Int?

    public init(
        column: Int? = nil,
        line: Int? = nil
    ) {
        self.column = column
        self.line = line
    }

    public init(_ fields: JSONObject) throws {
        column = try fields.value("Column")
        line = try fields.value("Line")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Column", column)
        json.field("Line", line)
    }

    public static let shape = StructureShape("Position", [
        .init("Column", IAMShapes.columnNumber),
        .init("Line", IAMShapes.lineNumber),
    ])
}
