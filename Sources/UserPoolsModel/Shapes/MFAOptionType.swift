// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `MFAOptionType`.
public struct MFAOptionType: Structure {
    public var attributeName: String?
    public var deliveryMedium: DeliveryMediumType?

    public init(
        attributeName: String? = nil,
        deliveryMedium: DeliveryMediumType? = nil
    ) {
        self.attributeName = attributeName
        self.deliveryMedium = deliveryMedium
    }

    public init(_ fields: JSONObject) throws {
        attributeName = try fields.value("AttributeName")
        deliveryMedium = try fields.value("DeliveryMedium")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AttributeName", attributeName)
        json.field("DeliveryMedium", deliveryMedium)
    }

    public static let shape = StructureShape("MFAOptionType", [
        .init("AttributeName", UserPoolsShapes.attributeNameType),
        .init("DeliveryMedium", UserPoolsShapes.deliveryMediumType),
    ])
}
