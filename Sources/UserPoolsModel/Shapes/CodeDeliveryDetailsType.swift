// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `CodeDeliveryDetailsType`.
public struct CodeDeliveryDetailsType: Structure {
    public var attributeName: String?
    public var deliveryMedium: DeliveryMediumType?
    public var destination: String?

    public init(
        attributeName: String? = nil,
        deliveryMedium: DeliveryMediumType? = nil,
        destination: String? = nil
    ) {
        self.attributeName = attributeName
        self.deliveryMedium = deliveryMedium
        self.destination = destination
    }

    public init(_ fields: JSONObject) throws {
        attributeName = try fields.value("AttributeName")
        deliveryMedium = try fields.value("DeliveryMedium")
        destination = try fields.value("Destination")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AttributeName", attributeName)
        json.field("DeliveryMedium", deliveryMedium)
        json.field("Destination", destination)
    }

    public static let shape = StructureShape("CodeDeliveryDetailsType", [
        .init("AttributeName", UserPoolsShapes.attributeNameType),
        .init("DeliveryMedium", UserPoolsShapes.deliveryMediumType),
        .init("Destination", UserPoolsShapes.stringType),
    ])
}
