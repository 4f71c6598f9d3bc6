// Generated from sts.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `PolicyDescriptorType`.
public struct PolicyDescriptorType: Structure {
    public var arn: String?

    public init(
        arn: String? = nil
    ) {
        self.arn = arn
    }

    public init(_ fields: JSONObject) throws {
        arn = try fields.value("arn")
    }

    public func write(members json: inout JSONWriter) {
        json.field("arn", arn)
    }

    public static let shape = StructureShape("PolicyDescriptorType", [
        .init("arn", SecurityTokensShapes.arnType),
    ])
}
