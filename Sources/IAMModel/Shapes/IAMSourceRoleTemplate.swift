// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `SourceRoleTemplate`.
public struct IAMSourceRoleTemplate: Structure {
    public var templateArn: String
    public var templateMinorVersion: Int

    public init(
        templateArn: String,
        templateMinorVersion: Int
    ) {
        self.templateArn = templateArn
        self.templateMinorVersion = templateMinorVersion
    }

    public init(_ fields: JSONObject) throws {
        templateArn = try fields.requiredValue("TemplateArn")
        templateMinorVersion = try fields.requiredValue("TemplateMinorVersion")
    }

    public func write(members json: inout JSONWriter) {
        json.field("TemplateArn", templateArn)
        json.field("TemplateMinorVersion", templateMinorVersion)
    }

    public static let shape = StructureShape("SourceRoleTemplate", [
        .init("TemplateArn", IAMShapes.arnType, required: true),
        .init("TemplateMinorVersion", IAMShapes.integerType, required: true),
    ])
}
