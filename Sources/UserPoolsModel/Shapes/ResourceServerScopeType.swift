// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `ResourceServerScopeType`.
package struct ResourceServerScopeType: Structure {
    package var scopeDescription: String
    package var scopeName: String

    package init(
        scopeDescription: String,
        scopeName: String
    ) {
        self.scopeDescription = scopeDescription
        self.scopeName = scopeName
    }

    package init(_ fields: JSONObject) throws {
        scopeDescription = try fields.requiredValue("ScopeDescription")
        scopeName = try fields.requiredValue("ScopeName")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ScopeDescription", scopeDescription)
        json.field("ScopeName", scopeName)
    }

    package static let shape = StructureShape("ResourceServerScopeType", [
        .init("ScopeDescription", UserPoolsShapes.resourceServerScopeDescriptionType, required: true),
        .init("ScopeName", UserPoolsShapes.resourceServerScopeNameType, required: true),
    ])
}
