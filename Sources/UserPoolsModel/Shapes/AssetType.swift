// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `AssetType`.
package struct AssetType: Structure {
    package var bytes: [UInt8]?
    package var category: AssetCategoryType
    package var colorMode: ColorSchemeModeType
    package var `extension`: AssetExtensionType
    package var resourceId: String?

    package init(
        bytes: [UInt8]? = nil,
        category: AssetCategoryType,
        colorMode: ColorSchemeModeType,
        `extension`: AssetExtensionType,
        resourceId: String? = nil
    ) {
        self.bytes = bytes
        self.category = category
        self.colorMode = colorMode
        self.`extension` = `extension`
        self.resourceId = resourceId
    }

    package init(_ fields: JSONObject) throws {
        bytes = try fields.bytes("Bytes")
        category = try fields.requiredValue("Category")
        colorMode = try fields.requiredValue("ColorMode")
        `extension` = try fields.requiredValue("Extension")
        resourceId = try fields.value("ResourceId")
    }

    package func write(members json: inout JSONWriter) {
        json.bytes("Bytes", bytes)
        json.field("Category", category)
        json.field("ColorMode", colorMode)
        json.field("Extension", `extension`)
        json.field("ResourceId", resourceId)
    }

    package static let shape = StructureShape("AssetType", [
        .init("Bytes", UserPoolsShapes.assetBytesType),
        .init("Category", UserPoolsShapes.assetCategoryType, required: true),
        .init("ColorMode", UserPoolsShapes.colorSchemeModeType, required: true),
        .init("Extension", UserPoolsShapes.assetExtensionType, required: true),
        .init("ResourceId", UserPoolsShapes.resourceIdType),
    ])
}
