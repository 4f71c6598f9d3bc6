// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `AttachedPolicy`.
public struct IAMAttachedPolicy: Structure {
    public var policyArn: String?
    public var policyName: String?

    public init(
        policyArn: String? = nil,
        policyName: String? = nil
    ) {
        self.policyArn = policyArn
        self.policyName = policyName
    }

    public init(_ fields: JSONObject) throws {
        policyArn = try fields.value("PolicyArn")
        policyName = try fields.value("PolicyName")
    }

    public func write(members json: inout JSONWriter) {
        json.field("PolicyArn", policyArn)
        json.field("PolicyName", policyName)
    }

    public static let shape = StructureShape("AttachedPolicy", [
        .init("PolicyArn", IAMShapes.arnType),
        .init("PolicyName", IAMShapes.policyNameType),
    ])
}
