// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `IdentityPoolShortDescription`.
public struct IdentityPoolShortDescription: Structure {
    public var identityPoolId: String?
    public var identityPoolName: String?

    public init(
        identityPoolId: String? = nil,
        identityPoolName: String? = nil
    ) {
        self.identityPoolId = identityPoolId
        self.identityPoolName = identityPoolName
    }

    public init(_ fields: JSONObject) throws {
        identityPoolId = try fields.value("IdentityPoolId")
        identityPoolName = try fields.value("IdentityPoolName")
    }

    public func write(members json: inout JSONWriter) {
        json.field("IdentityPoolId", identityPoolId)
        json.field("IdentityPoolName", identityPoolName)
    }

    public static let shape = StructureShape("IdentityPoolShortDescription", [
        .init("IdentityPoolId", IdentityPoolsShapes.identityPoolId),
        .init("IdentityPoolName", IdentityPoolsShapes.identityPoolName),
    ])
}
