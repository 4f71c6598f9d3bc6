// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `SourceRoleTemplate`.
package struct IAMSourceRoleTemplate: Structure {
    package var templateArn: String
    package var templateMinorVersion: Int

    package init(
        templateArn: String,
        templateMinorVersion: Int
    ) {
        self.templateArn = templateArn
        self.templateMinorVersion = templateMinorVersion
    }

    package init(_ fields: JSONObject) throws {
        templateArn = try fields.requiredValue("TemplateArn")
        templateMinorVersion = try fields.requiredValue("TemplateMinorVersion")
    }

    package func write(members json: inout JSONWriter) {
        json.field("TemplateArn", templateArn)
        json.field("TemplateMinorVersion", templateMinorVersion)
    }

    package static let shape = StructureShape("SourceRoleTemplate", [
        .init("TemplateArn", IAMShapes.arnType, required: true),
        .init("TemplateMinorVersion", IAMShapes.integerType, required: true),
    ])
}
