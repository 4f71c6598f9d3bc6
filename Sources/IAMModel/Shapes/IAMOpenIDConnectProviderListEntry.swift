// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `OpenIDConnectProviderListEntry`.
public struct IAMOpenIDConnectProviderListEntry: Structure {
    public var arn: String?

    public init(
        arn: String? = nil
    ) {
        self.arn = arn
    }

    public init(_ fields: JSONObject) throws {
        arn = try fields.value("Arn")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Arn", arn)
    }

    public static let shape = StructureShape("OpenIDConnectProviderListEntry", [
        .init("Arn", IAMShapes.arnType),
    ])
}
