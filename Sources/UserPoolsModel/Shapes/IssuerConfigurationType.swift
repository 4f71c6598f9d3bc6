// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `IssuerConfigurationType`.
public struct IssuerConfigurationType: Structure {
    public var type: IssuerType?

    public init(
        type: IssuerType? = nil
    ) {
        self.type = type
    }

    public init(_ fields: JSONObject) throws {
        type = try fields.value("Type")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Type", type)
    }

    public static let shape = StructureShape("IssuerConfigurationType", [
        .init("Type", UserPoolsShapes.issuerType),
    ])
}
