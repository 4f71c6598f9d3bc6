// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `ResourceServerScopeType`.
public struct ResourceServerScopeType: Structure {
    public var scopeDescription: String
    public var scopeName: String

    public init(
        scopeDescription: String,
        scopeName: String
    ) {
        self.scopeDescription = scopeDescription
        self.scopeName = scopeName
    }

    public init(_ fields: JSONObject) throws {
        scopeDescription = try fields.requiredValue("ScopeDescription")
        scopeName = try fields.requiredValue("ScopeName")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ScopeDescription", scopeDescription)
        json.field("ScopeName", scopeName)
    }

    public static let shape = StructureShape("ResourceServerScopeType", [
        .init("ScopeDescription", UserPoolsShapes.resourceServerScopeDescriptionType, required: true),
        .init("ScopeName", UserPoolsShapes.resourceServerScopeNameType, required: true),
    ])
}
