// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `CodeDeliveryDetailsType`.
package struct CodeDeliveryDetailsType: Structure {
    package var attributeName: String?
    package var deliveryMedium: DeliveryMediumType?
    package var destination: String?

    package init(
        attributeName: String? = nil,
        deliveryMedium: DeliveryMediumType? = nil,
        destination: String? = nil
    ) {
        self.attributeName = attributeName
        self.deliveryMedium = deliveryMedium
        self.destination = destination
    }

    package init(_ fields: JSONObject) throws {
        attributeName = try fields.value("AttributeName")
        deliveryMedium = try fields.value("DeliveryMedium")
        destination = try fields.value("Destination")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AttributeName", attributeName)
        json.field("DeliveryMedium", deliveryMedium)
        json.field("Destination", destination)
    }

    package static let shape = StructureShape("CodeDeliveryDetailsType", [
        .init("AttributeName", UserPoolsShapes.attributeNameType),
        .init("DeliveryMedium", UserPoolsShapes.deliveryMediumType),
        .init("Destination", UserPoolsShapes.stringType),
    ])
}
