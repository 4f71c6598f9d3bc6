// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The model's `IdentityDescription`.
public struct IdentityDescription: OperationOutput {
    public var creationDate: Instant?
    public var identityId: String?
    public var lastModifiedDate: Instant?
    public var logins: [String]?

    public init(
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

    public init(_ fields: JSONObject) throws {
        creationDate = try fields.value("CreationDate")
        identityId = try fields.value("IdentityId")
        lastModifiedDate = try fields.value("LastModifiedDate")
        logins = try fields.value("Logins")
    }

    public func write(members json: inout JSONWriter) {
        json.field("CreationDate", creationDate)
        json.field("IdentityId", identityId)
        json.field("LastModifiedDate", lastModifiedDate)
        json.field("Logins", logins)
    }

    public static let shape = StructureShape("IdentityDescription", [
        .init("CreationDate", IdentityPoolsShapes.dateType),
        .init("IdentityId", IdentityPoolsShapes.identityId),
        .init("LastModifiedDate", IdentityPoolsShapes.dateType),
        .init("Logins", IdentityPoolsShapes.loginsList),
    ])
}
