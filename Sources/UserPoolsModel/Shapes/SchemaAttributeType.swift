// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `SchemaAttributeType`.
package struct SchemaAttributeType: Structure {
    package var attributeDataType: AttributeDataType?
    package var developerOnlyAttribute: Bool?
    package var mutable: Bool?
    package var name: String?
    package var numberAttributeConstraints: NumberAttributeConstraintsType?
    package var required: Bool?
    package var stringAttributeConstraints: StringAttributeConstraintsType?

    package init(
        attributeDataType: AttributeDataType? = nil,
        developerOnlyAttribute: Bool? = nil,
        mutable: Bool? = nil,
        name: String? = nil,
        numberAttributeConstraints: NumberAttributeConstraintsType? = nil,
        required: Bool? = nil,
        stringAttributeConstraints: StringAttributeConstraintsType? = nil
    ) {
        self.attributeDataType = attributeDataType
        self.developerOnlyAttribute = developerOnlyAttribute
        self.mutable = mutable
        self.name = name
        self.numberAttributeConstraints = numberAttributeConstraints
        self.required = required
        self.stringAttributeConstraints = stringAttributeConstraints
    }

    package init(_ fields: JSONObject) throws {
        attributeDataType = try fields.value("AttributeDataType")
        developerOnlyAttribute = try fields.value("DeveloperOnlyAttribute")
        mutable = try fields.value("Mutable")
        name = try fields.value("Name")
        numberAttributeConstraints = try fields.value("NumberAttributeConstraints")
        required = try fields.value("Required")
        stringAttributeConstraints = try fields.value("StringAttributeConstraints")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AttributeDataType", attributeDataType)
        json.field("DeveloperOnlyAttribute", developerOnlyAttribute)
        json.field("Mutable", mutable)
        json.field("Name", name)
        json.field("NumberAttributeConstraints", numberAttributeConstraints)
        json.field("Required", required)
        json.field("StringAttributeConstraints", stringAttributeConstraints)
    }

    package static let shape = StructureShape("SchemaAttributeType", [
        .init("AttributeDataType", UserPoolsShapes.attributeDataType),
        .init("DeveloperOnlyAttribute", UserPoolsShapes.booleanType),
        .init("Mutable", UserPoolsShapes.booleanType),
        .init("Name", UserPoolsShapes.customAttributeNameType),
        .init("NumberAttributeConstraints", .structure(NumberAttributeConstraintsType.shape)),
        .init("Required", UserPoolsShapes.booleanType),
        .init("StringAttributeConstraints", .structure(StringAttributeConstraintsType.shape)),
    ])
}
