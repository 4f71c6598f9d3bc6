// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `UsernameConfigurationType`.
public struct UsernameConfigurationType: Structure {
    public var caseSensitive: Bool

    public init(
        caseSensitive: Bool
    ) {
        self.caseSensitive = caseSensitive
    }

    public init(_ fields: JSONObject) throws {
        caseSensitive = try fields.requiredValue("CaseSensitive")
    }

    public func write(members json: inout JSONWriter) {
        json.field("CaseSensitive", caseSensitive)
    }

    public static let shape = StructureShape("UsernameConfigurationType", [
        .init("CaseSensitive", UserPoolsShapes.wrappedBooleanType, required: true),
    ])
}
