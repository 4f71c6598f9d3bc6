// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `UICustomizationType`.
package struct UICustomizationType: Structure {
    package var css: String?
    package var cssVersion: String?
    package var clientId: ClientID?
    package var creationDate: Instant?
    package var imageUrl: String?
    package var lastModifiedDate: Instant?
    package var userPoolId: UserPoolID?

    package init(
        css: String? = nil,
        cssVersion: String? = nil,
        clientId: ClientID? = nil,
        creationDate: Instant? = nil,
        imageUrl: String? = nil,
        lastModifiedDate: Instant? = nil,
        userPoolId: UserPoolID? = nil
    ) {
        self.css = css
        self.cssVersion = cssVersion
        self.clientId = clientId
        self.creationDate = creationDate
        self.imageUrl = imageUrl
        self.lastModifiedDate = lastModifiedDate
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        css = try fields.value("CSS")
        cssVersion = try fields.value("CSSVersion")
        clientId = try fields.value("ClientId")
        creationDate = try fields.value("CreationDate")
        imageUrl = try fields.value("ImageUrl")
        lastModifiedDate = try fields.value("LastModifiedDate")
        userPoolId = try fields.value("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("CSS", css)
        json.field("CSSVersion", cssVersion)
        json.field("ClientId", clientId)
        json.field("CreationDate", creationDate)
        json.field("ImageUrl", imageUrl)
        json.field("LastModifiedDate", lastModifiedDate)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("UICustomizationType", [
        .init("CSS", UserPoolsShapes.cssType),
        .init("CSSVersion", UserPoolsShapes.cssVersionType),
        .init("ClientId", UserPoolsShapes.clientIdType),
        .init("CreationDate", UserPoolsShapes.dateType),
        .init("ImageUrl", UserPoolsShapes.imageUrlType),
        .init("LastModifiedDate", UserPoolsShapes.dateType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType),
    ])
}
