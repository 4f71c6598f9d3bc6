// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `SessionLocationType`.
package struct SessionLocationType: Structure {
    package var city: String?
    package var country: String?

    package init(
        city: String? = nil,
        country: String? = nil
    ) {
        self.city = city
        self.country = country
    }

    package init(_ fields: JSONObject) throws {
        city = try fields.value("City")
        country = try fields.value("Country")
    }

    package func write(members json: inout JSONWriter) {
        json.field("City", city)
        json.field("Country", country)
    }

    package static let shape = StructureShape("SessionLocationType", [
        .init("City", UserPoolsShapes.sessionLocationCityType),
        .init("Country", UserPoolsShapes.sessionLocationCountryType),
    ])
}
