// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `IdentityDescription`.
package struct IdentityDescription: OperationOutput {
    package var creationDate: Instant?
    package var identityId: String?
    package var lastModifiedDate: Instant?
    package var logins: [String]?

    package init(
        creationDate: Instant? = nil,
        identityId: String? = nil,
        lastModifiedDate: Instant? = nil,
        logins: [String]? = nil
    ) {
        self.creationDate = creationDate
        self.identityId = identityId
        self.lastModifiedDate = lastModifiedDate
        self.logins = logins
    }

    package init(_ fields: JSONObject) throws {
        creationDate = try fields.value("CreationDate")
        identityId = try fields.value("IdentityId")
        lastModifiedDate = try fields.value("LastModifiedDate")
        logins = try fields.value("Logins")
    }

    package func write(members json: inout JSONWriter) {
        json.field("CreationDate", creationDate)
        json.field("IdentityId", identityId)
        json.field("LastModifiedDate", lastModifiedDate)
        json.field("Logins", logins)
    }

    package static let shape = StructureShape("IdentityDescription", [
        .init("CreationDate", IdentityPoolsShapes.dateType),
        .init("IdentityId", IdentityPoolsShapes.identityId),
        .init("LastModifiedDate", IdentityPoolsShapes.dateType),
        .init("Logins", IdentityPoolsShapes.loginsList),
    ])
}
