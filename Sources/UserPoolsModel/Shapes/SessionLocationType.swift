// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `SessionLocationType`.
public struct SessionLocationType: Structure {
    public var city: String?
    public var country: String?

    public init(
        city: String? = nil,
        country: String? = nil
    ) {
        self.city = city
        self.country = country
    }

    public init(_ fields: JSONObject) throws {
        city = try fields.value("City")
        country = try fields.value("Country")
    }

    public func write(members json: inout JSONWriter) {
        json.field("City", city)
        json.field("Country", country)
    }

    public static let shape = StructureShape("SessionLocationType", [
        .init("City", UserPoolsShapes.sessionLocationCityType),
        .init("Country", UserPoolsShapes.sessionLocationCountryType),
    ])
}
