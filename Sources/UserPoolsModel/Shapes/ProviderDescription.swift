// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `ProviderDescription`.
package struct ProviderDescription: Structure {
    package var creationDate: Instant?
    package var lastModifiedDate: Instant?
    package var providerName: String?
    package var providerType: IdentityProviderTypeType?

    package init(
        creationDate: Instant? = nil,
        lastModifiedDate: Instant? = nil,
        providerName: String? = nil,
        providerType: IdentityProviderTypeType? = nil
    ) {
        self.creationDate = creationDate
        self.lastModifiedDate = lastModifiedDate
        self.providerName = providerName
        self.providerType = providerType
    }

    package init(_ fields: JSONObject) throws {
        creationDate = try fields.value("CreationDate")
        lastModifiedDate = try fields.value("LastModifiedDate")
        providerName = try fields.value("ProviderName")
        providerType = try fields.value("ProviderType")
    }

    package func write(members json: inout JSONWriter) {
        json.field("CreationDate", creationDate)
        json.field("LastModifiedDate", lastModifiedDate)
        json.field("ProviderName", providerName)
        json.field("ProviderType", providerType)
    }

    package static let shape = StructureShape("ProviderDescription", [
        .init("CreationDate", UserPoolsShapes.dateType),
        .init("LastModifiedDate", UserPoolsShapes.dateType),
        .init("ProviderName", UserPoolsShapes.providerNameType),
        .init("ProviderType", UserPoolsShapes.identityProviderTypeType),
    ])
}
