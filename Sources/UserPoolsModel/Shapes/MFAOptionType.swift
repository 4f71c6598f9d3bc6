// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `MFAOptionType`.
package struct MFAOptionType: Structure {
    package var attributeName: String?
    package var deliveryMedium: DeliveryMediumType?

    package init(
        attributeName: String? = nil,
        deliveryMedium: DeliveryMediumType? = nil
    ) {
        self.attributeName = attributeName
        self.deliveryMedium = deliveryMedium
    }

    package init(_ fields: JSONObject) throws {
        attributeName = try fields.value("AttributeName")
        deliveryMedium = try fields.value("DeliveryMedium")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AttributeName", attributeName)
        json.field("DeliveryMedium", deliveryMedium)
    }

    package static let shape = StructureShape("MFAOptionType", [
        .init("AttributeName", UserPoolsShapes.attributeNameType),
        .init("DeliveryMedium", UserPoolsShapes.deliveryMediumType),
    ])
}
